import { createElement, Fragment } from 'react'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import type { LinkTable } from '#domain/profile/link.ts'
import styles from './HtmlContent.module.css'
import { parseHtml } from './parse-html.ts'
import { renderContent } from './render-content.ts'

const NONE: readonly string[] = []

/**
 * Shows HTML from the server as React elements from an allow-list. `hiddenHrefs` are links to posts that are shown as
 * cards (docs/spec/posts.md#content).
 */
export function HtmlContent({
  html,
  lang = null,
  emojis,
  links,
  hiddenHrefs = NONE,
}: {
  html: string
  lang?: string | null
  emojis: readonly CustomEmoji[]
  links: LinkTable
  hiddenHrefs?: readonly string[]
}) {
  'use memo'
  const children = renderContent(parseHtml(html), { emojis, links, hiddenHrefs })
  return (
    <div className={styles.content} lang={lang ?? undefined} dir="auto">
      {createElement(Fragment, null, ...children)}
    </div>
  )
}
