/** Tells whether anything was written and not sent yet (docs/spec/session.md#logout-with-unsent-text). */
import { isWritingKey, textFrom } from '#domain/composer/draft-key.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, readStored, storedKeys } from '#platform/storage/storage.ts'

const UNSENT: readonly string[] = [KEYS.outbox, LATE_KEYS.profileEdit, LATE_KEYS.profilePictures]

export const hasAnyDraft = () =>
  storedKeys().some(
    (key) => UNSENT.includes(key) || (isWritingKey(key) && textFrom(key, readStored(key)) !== null),
  )
