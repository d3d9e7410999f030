/** Whether anything was written and not sent yet (docs/spec/session.md#logout-with-unsent-text). */
import { isDraftKey } from '#domain/composer/draft-key.ts'
import { isEditKey } from '#domain/composer/edit-key.ts'
import { KEYS, storedKeys } from '#platform/storage.ts'

export const hasAnyDraft = () =>
  storedKeys().some((key) => key === KEYS.outbox || isDraftKey(key) || isEditKey(key))
