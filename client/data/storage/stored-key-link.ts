/**
 * The texts in the form that links a key, by their fields, as local storage has them
 * (docs/spec/identity.md#the-form-is-stored).
 */
import { string } from 'valibot'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { storedByName } from './stored-by-name.ts'

export const STORED_KEY_LINK = storedByName(LATE_KEYS.keyLink, string())
