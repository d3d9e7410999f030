/**
 * Goes on with what was written about a post that is gone (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone).
 */
import { IDEMPOTENCY_KEY_BYTES } from '#domain/composer/composer.ts'
import { type DraftContext, draftKey } from '#domain/composer/draft-key.ts'
import { asNewPost } from '#domain/composer/lost-parent.ts'
import { randomHex } from '#platform/random.ts'
import { asOwner } from './draft-owner.ts'
import { adoptDraft, clearDraft, readDraft } from './draft-store.ts'

const NEW = { kind: 'new' } as const

/** Moves a draft to where new posts are written. False where one is being written already, here or in another tab. */
export async function moveToNewPost(context: DraftContext): Promise<boolean> {
  const key = draftKey(context)
  const isMoved = await asOwner(key, async () => {
    const draft = await readDraft(key)
    const isFree = await adoptDraft(NEW, asNewPost(context.kind, draft, randomHex(IDEMPOTENCY_KEY_BYTES)))
    if (isFree) await clearDraft(key)
    return isFree
  })
  return isMoved ?? false
}
