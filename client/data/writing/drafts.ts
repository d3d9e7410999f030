/** Whether something was written and not sent yet (spec A §4 "Editor", §9 "Drafts"). A draft of files alone has an empty text. */
import { type DraftContext, draftKey, isDraftKey } from '#domain/composer/draft-key.ts'
import { isEditKey } from '#domain/composer/edit-key.ts'
import { KEYS, onStoredElsewhere, readStored, storedKeys } from '#platform/storage.ts'

/** The text of a draft that waits; null where none does. */
export const draftText = (context: DraftContext) => readStored(draftKey(context))

/** Tells when another tab changed it; answers the function that stops listening. */
export const onDraftElsewhere = (context: DraftContext, tell: () => void) =>
  onStoredElsewhere(draftKey(context), tell)

export const hasAnyDraft = () =>
  storedKeys().some((key) => key === KEYS.outbox || isDraftKey(key) || isEditKey(key))
