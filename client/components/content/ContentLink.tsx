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
  const className = isBareUrl(text) ? styles.url : styles.link
  if (destination.kind === 'inside') {
    return (
      <a
        href={destination.path}
        className={className}
        aria-label={unabridged(text, destination.mention?.acct ?? '')}
      >
        {children}
      </a>
    )
  }
  return (
    <a className={className} {...outsideLink(destination.href)}>
      {children}
    </a>
  )
}

function isBareUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text.trim())
}

/** Returns the whole address of a mention, for screen readers: its visible text leaves out the host. */
function unabridged(text: string, acct: string): string | undefined {
  const written = text.trim().replace(/^@/, '')
  return acct.startsWith(`${written}@`) ? `@${acct}` : undefined
}
