/**
 * The texts of drafts that wait (docs/spec/drafts-and-outbox.md#drafts). A draft of files alone has an empty
 * one.
 */
import { useSyncExternalStore } from 'react'
import { type DraftContext, textFrom, type WritingContext, writingKey } from '#domain/composer/draft-key.ts'
import { onStoredElsewhere, readStored } from '#platform/storage/storage.ts'

/** Returns the text of a draft or an edit that waits; null where none does. */
export function draftText(context: WritingContext): string | null {
  const key = writingKey(context)
  return textFrom(key, readStored(key))
}

/** Returns the same, and follows what other tabs make of it and what comes back after a kill. */
export function useDraftText(context: DraftContext): string | null {
  const subscribe = (tell: () => void) => onStoredElsewhere(writingKey(context), tell)
  return useSyncExternalStore(subscribe, () => draftText(context))
}
