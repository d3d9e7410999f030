/** Tells whether anything was written and not sent yet (docs/spec/session.md#logout-with-unsent-text). */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { KEYS, storedKeys } from '#platform/storage.ts'

export const hasAnyDraft = () => storedKeys().some((key) => key === KEYS.outbox || isWritingKey(key))
