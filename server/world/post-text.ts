/**
 * Renders the text of a post, which is markdown, typed HTML or HTML of another server
 * (docs/server/markup.md#html-of-posts).
 */
import { emojisIn } from './media.ts'
import { type RenderedPost, renderPost, type TypedPost } from './post-html.ts'
import type { AccountRecord, PostRecord } from './records.ts'
import type { World } from './world.ts'

export interface Text extends TypedPost {
  /** HTML of another server, which is served as it is. */
  content?: string
  /** The people and tags that `content` names. In `text` they are found. */
  mentions?: AccountRecord[]
  tags?: string[]
}

/** Returns the HTML of a post with the people and things that it names. `host` is that of its author. */
export function renderText(world: World, post: Text, host: string | null = null): RenderedPost {
  if (post.content === undefined) return renderPost(world, post)
  return {
    content: post.content,
    body: post.content,
    mention_ids: (post.mentions ?? []).map((account) => account.id),
    tags: post.tags ?? [],
    link_ids: post.quote ? [post.quote.id] : [],
    emojis: emojisIn(world, post.content, host),
  }
}

/** Returns the source of a text, as it is kept for edits: markdown as typed, HTML with its links. */
export const sourceOf = ({ text = '', html }: Text, { body }: RenderedPost): PostRecord['source'] =>
  html === undefined ? { content_type: 'text/markdown', text } : { content_type: 'text/html', text: body }
