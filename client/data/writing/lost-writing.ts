/**
 * Notices when a post leaves about which something is being written in this tab
 * (docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes). The editors tell it
 * where they are open.
 */
import { type WritingContext, writingKey } from '#domain/composer/draft-key.ts'
import { readStored } from '#platform/storage/storage.ts'
import { createStore } from '#platform/storage/store.ts'
import { whenPostsGone } from '../posts/posts-gone.ts'

const open = new Map<string, WritingContext>()

/** The places whose posts have gone while somebody wrote there, the first one first. */
export const lostWriting = createStore<readonly WritingContext[]>([])

/** Notes that something can be written in a place; returns the function that takes that back. */
export function noteOpenPlace(context: WritingContext): () => void {
  const key = writingKey(context)
  open.set(key, context)
  whenPostsGone(noteLostWriting)
  return () => void open.delete(key)
}

/** Notes that posts are gone: what is being written about them, and holds any words, has lost its place. */
function noteLostWriting(gone: ReadonlySet<string>): void {
  const lost = [...open].flatMap(([key, context]) =>
    'postId' in context && gone.has(context.postId) && readStored(key) !== null ? [context] : [],
  )
  if (lost.length > 0) lostWriting.set([...lostWriting.current(), ...lost])
}

/**
 * Notes that the author has decided about what was written about a post, or that its page offers it by
 * itself.
 */
export const settleLostWriting = (postId: string): void =>
  lostWriting.set(lostWriting.current().filter((one) => !('postId' in one) || one.postId !== postId))
