/** Tells whether anything was written and not sent yet (docs/spec/session.md#logout-with-unsent-text). */
import { isWritingKey, textFrom } from '#domain/composer/draft-key.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { browserTexts, textsOf } from '../storage/text-storage.ts'

const UNSENT: readonly string[] = [KEYS.outbox, LATE_KEYS.profileEdit, LATE_KEYS.profilePictures]

/** Returns whether an account has anything unsent here; before it is known who it is, whether anybody has. */
export function hasAnyDraft(accountId: string | null): boolean {
  const { keys, read } = accountId === null ? browserTexts : textsOf(accountId)
  return keys().some(
    (key) => UNSENT.includes(key) || (isWritingKey(key) && textFrom(key, read(key)) !== null),
  )
}
