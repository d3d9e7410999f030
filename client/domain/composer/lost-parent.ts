/**
 * Makes a new post of a reply, a quote or an edit when the post it was about is gone, or of a post to a group
 * when that is gone (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone,
 * docs/spec/groups.md#where-a-draft-goes).
 */
import { withoutUploads } from './attachment.ts'
import type { Draft } from './draft.ts'
import type { WritingContext } from './draft-key.ts'

/**
 * The draft as a new post, which the server has never seen; files that were sent before may be part of a post
 * already and are sent again. Who could see the post that was answered is not known any more: where nothing
 * fit for a new post was chosen, the narrowest audience is the safe one. Only public posts are quoted. The
 * files of a post that was edited are gone with it.
 */
export function asNewPost(kind: WritingContext['kind'], draft: Draft, idempotencyKey: string): Draft {
  const isOpen = draft.visibility === null || draft.visibility === 'conversation'
  const visibility = kind !== 'quote' && isOpen ? 'direct' : draft.visibility
  const own = draft.attachments.filter(({ isPublished }) => !isPublished)
  const attachments = draft.tried ? withoutUploads(own) : own
  const goesOn = { ...draft, visibility, attachments, idempotencyKey, tried: null }
  return kind === 'group' ? { ...goesOn, groupId: null } : goesOn
}
