/**
 * Which place a draft belongs to, and what it is called in the browser's storage
 * (docs/spec/drafts-and-outbox.md#drafts, docs/spec/conventions.md#keys-in-the-browsers-storage).
 */

/** What is being written: a new post, an answer to a post, or a comment on one that is passed on. */
export type DraftContext = { kind: 'new' } | { kind: 'reply' | 'quote'; postId: string }

const PREFIX = 'post_content_'

export function draftKey(context: DraftContext): string {
  switch (context.kind) {
    case 'new':
      return `${PREFIX}new`
    case 'reply':
      return `${PREFIX}${context.postId}`
    case 'quote':
      return `${PREFIX}${context.postId}_repost`
  }
}

export const isDraftKey = (key: string) => key.startsWith(PREFIX)

/** Which place a draft belongs to; null for a key that holds none. */
export function contextOf(key: string): DraftContext | null {
  if (!isDraftKey(key)) return null
  const [, postId = '', isQuote] = /^(.*?)(_repost)?$/.exec(key.slice(PREFIX.length)) ?? []
  if (isQuote) return { kind: 'quote', postId }
  return postId === 'new' ? { kind: 'new' } : { kind: 'reply', postId }
}
