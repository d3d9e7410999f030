/** Text that was written and not sent yet (spec A §4 "Editor", §9 "Drafts"). */
import { type DraftContext, draftKey, isDraftKey } from '#domain/composer/draft.ts'
import { readStored, storedKeys } from '#platform/storage.ts'

const isWritten = (text: string | null) => text !== null && text.trim() !== ''

export const hasDraft = (context: DraftContext) => isWritten(readStored(draftKey(context)))

export const hasAnyDraft = () => storedKeys().some((key) => isDraftKey(key) && isWritten(readStored(key)))
