/** Which keys of local storage belong to the person who is signed in. */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { isInvoiceKey } from './open-invoices.ts'
import { STORED } from './stored-values.ts'

const PERSONAL: readonly string[] = Object.values(STORED)
  .filter(({ belongsTo }) => belongsTo === 'person')
  .map(({ key }) => key)

export const isPersonal = (key: string) => isWritingKey(key) || isInvoiceKey(key) || PERSONAL.includes(key)
