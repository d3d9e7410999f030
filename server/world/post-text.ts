/** The text of a post in each of its three kinds, and the HTML it becomes (contract 7.1). */
import { cleanHtml } from '../markdown/html.ts'
import { emojisIn } from './media.ts'
import { type RenderedPost, renderPost, type TypedPost } from './post-html.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import type { World } from './world.ts'

export interface Text extends TypedPost {
  /** HTML, served as it stands; what another server sent. */
  content?: string
  /** Only with `content`: whom and what it names. With `text` both are found in it. */
  mentions?: AccountRecord[]
  tags?: string[]
}

/** Returns the HTML of a post and whom and what it names; `host` is where its author is from. */
export function renderText(world: World, post: Text, host: string | null = null): RenderedPost {
  if (post.content === undefined) return renderPost(world, post)
  return {
    content: post.content,
    mention_ids: (post.mentions ?? []).map((account) => account.id),
    tags: post.tags ?? [],
    link_ids: post.quote ? [post.quote.id] : [],
    emojis: emojisIn(world, post.content, host),
  }
}

/** What is kept of what was typed. */
export const sourceOf = ({ text = '', html }: Text): PostRecord['source'] =>
  html === undefined
    ? { content_type: 'text/markdown', text }
    : { content_type: 'text/html', text: cleanHtml(html) }
