/** Which keys of local storage belong to the person who is signed in, and which to their session. */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { isInvoiceKey } from './open-invoices.ts'
import { STORED } from './stored-values.ts'

const PERSONAL: readonly string[] = Object.values(STORED)
  .filter(({ belongsTo }) => belongsTo === 'person')
  .map(({ key }) => key)

const OF_SESSIONS: readonly string[] = Object.values(STORED)
  .filter(({ belongsTo }) => belongsTo === 'session')
  .map(({ key }) => key)

/** Returns whether a value ends with the session of its account. */
export const isOfSession = (key: string) => OF_SESSIONS.includes(key)

export const isPersonal = (key: string) => isWritingKey(key) || isInvoiceKey(key) || PERSONAL.includes(key)
