/** Text that was written and not sent yet (spec A §4 "Editor", §9 "Drafts"). */
import { type DraftContext, draftKey, isDraftKey } from '#domain/composer/draft.ts'
import { readStored, storedKeys, writeStored } from '#platform/storage.ts'

export const readDraft = (context: DraftContext) => readStored(draftKey(context)) ?? ''

/** Saved with every change, so a killed tab loses nothing. Empty text leaves no draft. */
export const saveDraft = (context: DraftContext, text: string) =>
  writeStored(draftKey(context), text === '' ? null : text)

const isWritten = (text: string | null) => text !== null && text.trim() !== ''

export const hasDraft = (context: DraftContext) => isWritten(readDraft(context))

export const hasAnyDraft = () => storedKeys().some((key) => isDraftKey(key) && isWritten(readStored(key)))
