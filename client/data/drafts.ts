/** Whether something was written and not sent yet (spec A §4 "Editor", §9 "Drafts"). A draft of files alone has an empty text. */
import { type DraftContext, draftKey, isDraftKey } from '#domain/composer/draft.ts'
import { readStored, storedKeys } from '#platform/storage.ts'

export const hasDraft = (context: DraftContext) => readStored(draftKey(context)) !== null

export const hasAnyDraft = () => storedKeys().some(isDraftKey)
