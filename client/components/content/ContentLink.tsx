import type { ReactNode } from 'react'
import { type Destination, outsideLink } from '#domain/profile/link.ts'
import styles from './ContentLink.module.css'

/**
 * Shows a link inside a post or a bio. Its visible text is never changed; `text` is the same text without markup
 * (docs/spec/posts.md#links-in-a-text).
 */
export function ContentLink({
  destination,
  text,
  children,
}: {
  destination: Destination
  text: string
  children?: ReactNode
}) {
  const look = {
    className: isBareUrl(text) ? styles.url : styles.link,
    ...(isName(text) && { translate: 'no' as const }),
  }
  if (destination.kind === 'inside') {
    return (
      <a href={destination.path} {...look} aria-label={unabridged(text, destination.mention?.acct ?? '')}>
        {children}
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
