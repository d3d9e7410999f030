/** The texts of drafts that wait (docs/spec/drafts-and-outbox.md#drafts). A draft of files alone has an empty one. */
import { type DraftContext, draftKey } from '#domain/composer/draft-key.ts'
import { onStoredElsewhere, readStored } from '#platform/storage.ts'

/** The text of a draft that waits; null where none does. */
export const draftText = (context: DraftContext) => readStored(draftKey(context))

/** Tells when another tab changed it; answers the function that stops listening. */
export const onDraftElsewhere = (context: DraftContext, tell: () => void) =>
  onStoredElsewhere(draftKey(context), tell)
