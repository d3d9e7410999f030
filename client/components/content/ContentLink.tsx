import type { ReactNode } from 'react'
import type { Mention } from '#contract/entities/account.ts'
import { directionOf } from '#domain/direction.ts'
import { type Destination, outsideLink } from '#domain/profile/link.ts'
import { isPlain, isWrittenOut } from '#domain/profile/plain-link.ts'
import { hostToSay } from '#domain/profile/shared-names.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import styles from './ContentLink.module.css'

const TrueHost = lazyPart(async () => (await import('./TrueHost.tsx')).TrueHost)

/**
 * Shows a link inside a post or a bio. Its visible text is never changed; `text` is the same text without
 * markup (docs/spec/posts.md#links-in-a-text), but a namesake's host is added to it, and the true place where
 * it names another one. It has a direction of its own, and the text around it takes none from it, unless
 * `isWord` (docs/spec/conventions.md#text-direction).
 */
export function ContentLink({
  destination,
  href,
  text,
  isWord = false,
  mentions,
  children,
}: {
  destination: Destination
  /** The address as its author wrote it. */
  href: string
  text: string
  isWord?: boolean
  /** All who are mentioned together. */
  mentions: readonly Mention[]
  children?: ReactNode
}) {
  // For guests a mention leads outside.
  const mentioned =
    (destination.kind === 'inside' && destination.mention) || mentions.find(({ url }) => url === href)
  const trueHost = isPlain(text, href, mentioned) ? null : (
    <TrueHost href={href} text={text} mention={mentioned} />
  )
  const look = {
    ...(isWord
      ? { className: `${styles.link} ${directionOf(text) === 'rtl' ? styles.rtl : styles.ltr}` }
      : { className: isCut(text, href) ? styles.url : styles.link, dir: 'auto' }),
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
        {trueHost}
      </a>
    )
  }
  return (
    <a {...look} {...outsideLink(destination.href)}>
      {children}
      {trueHost}
    </a>
  )
}

/** The longest host of an address that may be cut: on a phone too there is room for all of it. */
const LONGEST_CUT = 24

/** Returns whether a link takes one line at most: it is a bare address, and its host is in sight. */
const isCut = (text: string, href: string): boolean =>
  isWrittenOut(text.trim(), href) && (URL.parse(href)?.host ?? '').length <= LONGEST_CUT

/** Says whether a link is written as what it leads to: a mention, a hashtag, an address. */
function isName(text: string): boolean {
  return /^([@#]|https?:\/\/)\S+$/.test(text.trim())
}

/** Returns the whole address of a mention, for screen readers: its visible text leaves out the host. */
function unabridged(text: string, acct: string): string | undefined {
  const written = text.trim().replace(/^@/, '')
  return acct.startsWith(`${written}@`) ? `@${acct}` : undefined
}
