/** Which keys of local storage belong to the person who is signed in. */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { isInvoiceKey } from './kept-invoices.ts'
import { LEGACY_EDIT } from './legacy-values.ts'
import { STORED } from './stored-values.ts'

const PERSONAL: readonly string[] = Object.values(STORED)
  .filter(({ belongsTo }) => belongsTo === 'person')
  .map(({ key }) => key)

/** Returns whether a key is that of a text of somebody, today or in an earlier build. */
export const isText = (key: string) => isWritingKey(key) || key.startsWith(LEGACY_EDIT)

export const isPersonal = (key: string) => isText(key) || isInvoiceKey(key) || PERSONAL.includes(key)
