import { createElement, Fragment } from 'react'
import type { CustomEmoji } from '#contract/entities/emoji.ts'
import type { LinkTable } from '#domain/profile/link.ts'
import styles from './HtmlContent.module.css'
import { parseHtml } from './parse-html.ts'
import { renderContent } from './render-content.ts'

const NONE: readonly string[] = []

/** HTML from the server, shown as elements of our own making. `hiddenHrefs` are the quoted posts shown as cards. */
export function HtmlContent({
  html,
  emojis,
  links,
  hiddenHrefs = NONE,
}: {
  html: string
  emojis: readonly CustomEmoji[]
  links: LinkTable
  hiddenHrefs?: readonly string[]
}) {
  'use memo'
  const children = renderContent(parseHtml(html), { emojis, links, hiddenHrefs })
  return (
    <div className={styles.content} dir="auto">
      {createElement(Fragment, null, ...children)}
    </div>
  )
}
