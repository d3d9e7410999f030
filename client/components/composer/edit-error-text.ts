/** Chooses the words for why an edit was refused (docs/spec/writing.md#whom-an-edit-mentions). */
import { errorText, useErrorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { type TextKey, type Translate, useText } from '#i18n/i18n.ts'

/** A new post could have another audience instead; a published one cannot. */
const TEXTS = new Map<string, TextKey>([
  ['direct message should have at least one mention', 'edit.mention_missing'],
  ["can't add more recipients", 'edit.mention_new'],
])

const keyOf = (error: unknown) => (error instanceof ApiError ? TEXTS.get(error.message) : undefined)

/** Returns the text of an error after saving an edit. */
export function editErrorText(error: unknown, t: Translate): string {
  const key = keyOf(error)
  return key ? t(key) : errorText(error, t)
}

/** Returns the same for an error that stays on the screen. */
export function useEditErrorText(error: unknown): string {
  const t = useText()
  const otherwise = useErrorText(error)
  const key = keyOf(error)
  return key ? t(key) : otherwise
}
