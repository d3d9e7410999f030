/** The texts in the forms for moving to another account, by their fields, as local storage has them. */
import { string } from 'valibot'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { storedByName } from './stored-by-name.ts'

export const STORED_MOVING_TEXTS = storedByName(LATE_KEYS.moving, string())
