/** The text that a reply or a quote begins with (docs/spec/writing.md#reply-prefill). */
import type { Post } from '#contract/entities/post.ts'
import { handle } from '../profile/handle.ts'

interface Person {
  username: string
  acct: string
}

/**
 * Returns the handles of the parent's author and of everybody it mentions, each once, without the viewer's
 * own; people without a network address have no handle that could be written.
 */
export function replyPrefill(
  parent: Pick<Post, 'account' | 'mentions' | 'visibility' | 'content'>,
  viewer: Person,
  instanceUri: string,
): string {
  const own = handle(viewer, instanceUri)
  const handles = [parent.account, ...mentionedBy(parent)]
    .map((person) => handle(person, instanceUri))
    .filter((text) => text.startsWith('@') && text !== own)
  return [...new Set(handles)].map((text) => `${text} `).join('')
}

/**
 * Of a post for subscribers only those whom its text links: its mentions are the list of all subscribers
 * (docs/spec/writing.md#reply-to-a-post-for-subscribers).
 */
const mentionedBy = ({ mentions, visibility, content }: Pick<Post, 'mentions' | 'visibility' | 'content'>) =>
  visibility === 'subscribers'
    ? mentions.filter(({ url }) => url !== '' && content.includes(`href="${url.replaceAll('&', '&amp;')}"`))
    : mentions

/** A quote names the author of what it quotes. */
export const quotePrefill = (quoted: Post, viewer: Person, instanceUri: string): string =>
  replyPrefill({ ...quoted, mentions: [] }, viewer, instanceUri)
