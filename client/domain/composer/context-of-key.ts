/** The place that a key of the browser's storage stands for (docs/spec/drafts-and-outbox.md#drafts). */
import { DRAFT_PREFIX, type DraftContext, EDIT_PREFIX, isDraftKey, type WritingContext } from './draft-key.ts'

/** Returns the place that a key of local storage stands for; null for any other key. */
export function contextOf(key: string): WritingContext | null {
  if (key.startsWith(EDIT_PREFIX)) return { kind: 'edit', postId: key.slice(EDIT_PREFIX.length) }
  return draftContextOfKey(key)
}

/** Returns the place of a draft; null for any other key. */
export function draftContextOfKey(key: string): DraftContext | null {
  if (!isDraftKey(key)) return null
  const [, id = '', sign] = /^(.*?)(_repost|_group)?$/.exec(key.slice(DRAFT_PREFIX.length)) ?? []
  if (sign === '_repost') return { kind: 'quote', postId: id }
  if (sign === '_group') return { kind: 'group', groupId: id }
  return id === 'new' ? { kind: 'new' } : { kind: 'reply', postId: id }
}
