/**
 * Makes a new post of a reply or a quote when the post it was about is gone
 * (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone).
 */
import { withoutUploads } from './attachment.ts'
import type { Draft } from './draft.ts'
import type { DraftContext } from './draft-key.ts'

/**
 * The draft as a new post, which the server has never seen; files that were sent before may be part of a post already and are
 * sent again. Who could see the post that was answered is not known any
 * more: where nothing fit for a new post was chosen, the narrowest audience is the safe one. Only public posts are quoted.
 */
export function asNewPost(kind: DraftContext['kind'], draft: Draft, idempotencyKey: string): Draft {
  const isOpen = draft.visibility === null || draft.visibility === 'conversation'
  const visibility = kind === 'reply' && isOpen ? 'direct' : draft.visibility
  const attachments = draft.tried ? withoutUploads(draft.attachments) : draft.attachments
  return { ...draft, visibility, attachments, idempotencyKey, tried: null }
}
