/** The text of a post in each of its three kinds, and the HTML it becomes (contract 7.1). */
import { cleanHtml } from '../markdown/html.ts'
import { framed, type RenderedPost, renderPost } from '../markdown/post.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import type { World } from './world.ts'

export interface Text {
  /** Markdown; what people here type. */
  text?: string
  /** HTML that people here type: cleaned. Give one of `text`, `html` and `content`. */
  html?: string
  /** HTML, served as it stands; what another server sent. */
  content?: string
  title?: string | null
  quote?: PostRecord
  /** Only with `content`: whom and what it names. With `text` both are found in it. */
  mentions?: AccountRecord[]
  tags?: string[]
}

/** The HTML of a post and whom and what it names. */
export function write(world: World, post: Text): RenderedPost {
  if (post.content === undefined && post.html === undefined) return renderPost(world, post)
  return {
    content: post.content ?? framed(cleanHtml(post.html ?? ''), post),
    mention_ids: (post.mentions ?? []).map((account) => account.id),
    tags: post.tags ?? [],
    link_ids: post.quote ? [post.quote.id] : [],
  }
}

/** What is kept of what was typed. */
export const sourceOf = ({ text = '', html }: Text): PostRecord['source'] =>
  html === undefined
    ? { content_type: 'text/markdown', text }
    : { content_type: 'text/html', text: cleanHtml(html) }
