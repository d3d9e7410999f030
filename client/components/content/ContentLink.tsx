import type { ReactNode } from 'react'
import type { Mention } from '#contract/entities/account.ts'
import { directionOf } from '#domain/direction.ts'
import { type Destination, outsideLink } from '#domain/profile/link.ts'
import { hostToSay } from '#domain/profile/shared-names.ts'
import { trueHost } from '#domain/profile/true-host.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import styles from './ContentLink.module.css'

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
  const mentioned = mentions.find(({ url }) => url === href)
  const place = trueHost(href, text, mentioned)
  const look = {
    ...(isWord
      ? { className: `${styles.link} ${directionOf(text) === 'rtl' ? styles.rtl : styles.ltr}` }
      : { className: place === null && isCut(text, href) ? styles.url : styles.link, dir: 'auto' }),
    ...(isName(text) && place === null && { translate: 'no' as const }),
  }
  if (destination.kind === 'inside') {
    const { path, mention } = destination
    const whole = unabridged(text, mention?.acct ?? '')
    const host = mention && whole && hostToSay(mention, mentions)
    return (
      <a href={path} {...look} aria-label={whole}>
        {children}
        {host && <span>{`@${host}`}</span>}
        {place !== null && <TrueHost place={place} />}
      </a>
    )
  }
  return (
    <a {...look} {...outsideLink(destination.href)}>
      {children}
      {place !== null && <TrueHost place={place} />}
    </a>
  )
}

/** Says where a link leads whose words name another place (docs/spec/posts.md#where-a-link-leads). */
function TrueHost({ place }: { place: string }) {
  const t = useText()
  return (
    // The space is part of the name.
    <bdi className={styles.place} lang={useLocale()}>
      {` ${t('link.leads_to', { place })}`}
    </bdi>
  )
}

/** The longest host of an address that may be cut: on a phone too there is room for all of it. */
const LONGEST_CUT = 24

/** Returns whether a link takes one line at most: it is a bare address, and its host is in sight. */
const isCut = (text: string, href: string): boolean =>
  /^https?:\/\/\S+$/.test(text.trim()) && (URL.parse(href)?.host ?? '').length <= LONGEST_CUT

/** Says whether a link is written as what it leads to: a mention, a hashtag, an address. */
function isName(text: string): boolean {
  return /^([@#]|https?:\/\/)\S+$/.test(text.trim())
}

/** Returns the whole address of a mention, for screen readers: its visible text leaves out the host. */
function unabridged(text: string, acct: string): string | undefined {
  const written = text.trim().replace(/^@/, '')
  return acct.startsWith(`${written}@`) ? `@${acct}` : undefined
}
