import type { ReactNode } from 'react'
import type { Mention } from '#contract/entities/account.ts'
import { directionOf } from '#domain/direction.ts'
import { type Destination, outsideLink } from '#domain/profile/link.ts'
import { hostToSay } from '#domain/profile/shared-names.ts'
import styles from './ContentLink.module.css'

/**
 * Shows a link inside a post or a bio. Its visible text is never changed; `text` is the same text without
 * markup (docs/spec/posts.md#links-in-a-text), but a namesake's host is added to it. It has a direction of
 * its own, and the text around it takes none from it, unless
 * `isWord` (docs/spec/conventions.md#text-direction).
 */
export function ContentLink({
  destination,
  text,
  isWord = false,
  mentions,
  children,
}: {
  destination: Destination
  text: string
  isWord?: boolean
  /** All who are mentioned together. */
  mentions: readonly Mention[]
  children?: ReactNode
}) {
  const look = {
    ...(isWord
      ? { className: `${styles.link} ${directionOf(text) === 'rtl' ? styles.rtl : styles.ltr}` }
      : { className: isBareUrl(text) ? styles.url : styles.link, dir: 'auto' }),
    ...(isName(text) && { translate: 'no' as const }),
  }
  if (destination.kind === 'inside') {
    const { path, mention } = destination
    const whole = unabridged(text, mention?.acct ?? '')
    const host = mention && whole && hostToSay(mention, mentions)
    return (
      <a href={path} {...look} aria-label={whole}>
        {children}
        {host && <span>{`@${host}`}</span>}
      </a>
    )
  }
  return (
    <a {...look} {...outsideLink(destination.href)}>
      {children}
    </a>
  )
}

function isBareUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text.trim())
}

/** Says whether a link is written as what it leads to: a mention, a hashtag, an address. */
function isName(text: string): boolean {
  return /^([@#]|https?:\/\/)\S+$/.test(text.trim())
}

/** Returns the whole address of a mention, for screen readers: its visible text leaves out the host. */
function unabridged(text: string, acct: string): string | undefined {
  const written = text.trim().replace(/^@/, '')
  return acct.startsWith(`${written}@`) ? `@${acct}` : undefined
}
