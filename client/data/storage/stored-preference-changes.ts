/** The changes of preferences that another device could still overwrite, as local storage has them. */
import { number, object, unknown } from 'valibot'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { storedByName } from './stored-by-name.ts'

export const STORED_PREFERENCE_CHANGES = storedByName(
  LATE_KEYS.preferenceChanges,
  object({ value: unknown(), at: number() }),
)
