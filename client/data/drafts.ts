/** Text that was written and not sent yet (spec A §4 "Editor", §9 "Drafts"). */
import { KEYS, readStored, writeStored } from '#platform/storage.ts'

export const readDraft = () => readStored(KEYS.newPostDraft) ?? ''

/** Saved with every change, so a killed tab loses nothing. Empty text leaves no draft. */
export const saveDraft = (text: string) => writeStored(KEYS.newPostDraft, text === '' ? null : text)

export const hasUnsentDraft = () => readDraft().trim() !== ''
