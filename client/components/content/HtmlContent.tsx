import { createElement, Fragment } from 'react'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import type { LinkTable } from '#domain/profile/link.ts'
import styles from './HtmlContent.module.css'
import { parseHtml } from './parse-html.ts'
import { renderContent } from './render-content.ts'
import { wholeKey } from './whole-key.ts'

/**
 * Shows HTML from the server as React elements from an allow-list. `hiddenHrefs` are links to posts that are
 * shown as cards (docs/spec/posts.md#content).
 */
export function HtmlContent({
  html,
  lang = null,
  emojis,
  links,
  hasHeadings = false,
}: {
  html: string
  lang?: string | null
  emojis: readonly CustomEmoji[]
  links: LinkTable
  /** Whether the headings are headings of the page: it is the instance that speaks there, and not a post. */
  hasHeadings?: boolean
}) {
  'use memo'
  const { mentions, tags, posts, guest } = links
  const key = wholeKey(
    html,
    emojis,
    mentions,
    tags,
    posts.map(({ uri }) => uri),
    guest,
  )
  const children = renderContent(parseHtml(html), { emojis, links, hasHeadings })
  return (
    // The language of a text is that of the page only by chance. Nothing is said of one that nobody knows.
    <div key={key} className={styles.content} lang={lang ?? ''} dir="auto">
      {createElement(Fragment, null, ...children)}
    </div>
  )
}
