/**
 * The texts of drafts that wait (docs/spec/drafts-and-outbox.md#drafts). A draft of files alone has an empty
 * one.
 */
import { type DraftContext, textFrom, type WritingContext, writingKey } from '#domain/composer/draft-key.ts'
import { onStoredElsewhere, readStored } from '#platform/storage/storage.ts'

/** Returns the text of a draft or an edit that waits; null where none does. */
export function draftText(context: WritingContext): string | null {
  const key = writingKey(context)
  return textFrom(key, readStored(key))
}

/** Calls `listener` when another tab changed the text; returns the function that stops it. */
export const onDraftElsewhere = (context: DraftContext, listener: () => void) =>
  onStoredElsewhere(writingKey(context), listener)
