/** All that was begun and not published (docs/spec/drafts-and-outbox.md#list-of-drafts). */
import { useSyncExternalStore } from 'react'
import type { Draft } from '#domain/composer/draft.ts'
import { contextOf, type DraftContext, draftKey, isDraftKey } from '#domain/composer/draft-key.ts'
import { storedKeys } from '#platform/storage.ts'
import { asOwner } from './draft-owner.ts'
import { clearDraft, readDraft, subscribeDrafts } from './draft-store.ts'

export interface KeptDraft {
  context: DraftContext
  draft: Draft
}

/** The latest first. */
export async function listDrafts(): Promise<KeptDraft[]> {
  const found = await Promise.all(
    storedKeys().map(async (key) => {
      const context = contextOf(key)
      return context ? [{ context, draft: await readDraft(key) }] : []
    }),
  )
  return found.flat().sort((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0))
}

/** Takes a draft out of its place; `adoptDraft` puts it back as long as its files are there. False where another tab has it. */
export async function discardDraft(context: DraftContext): Promise<boolean> {
  const key = draftKey(context)
  const isDone = await asOwner(key, async () => {
    await clearDraft(key)
    return true
  })
  return isDone ?? false
}

/** How many drafts there are, the one that is open included. */
export const useDraftCount = () =>
  useSyncExternalStore(subscribeDrafts, () => storedKeys().filter(isDraftKey).length)
