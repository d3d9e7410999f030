/** The keys of what local storage keeps of people while somebody else is signed in. */

const PREFIX = 'kith_of_'

/** Behind a key: several values wait for the same place. */
const COPY = /\+\d+$/

/** Returns the beginning of all keys of an account. No account's begins like that of another. */
export const apartPrefix = (accountId: string) =>
  `${PREFIX}${accountId.replace(/[%_]/g, (sign) => `%${sign.charCodeAt(0)}`)}_`

/** Returns the key under which the value of `key` waits; `copy` counts those of the same key, from 1. */
export const apartKey = (accountId: string, key: string, copy: number) =>
  apartPrefix(accountId) + key + (copy === 1 ? '' : `+${copy}`)

/** Returns the key to which a stored value of an account belongs, or null when the value is not theirs. */
export function placeOf(accountId: string, apart: string): string | null {
  const prefix = apartPrefix(accountId)
  return apart.startsWith(prefix) ? apart.slice(prefix.length).replace(COPY, '') : null
}

/** Returns whether a key is that of somebody who is not signed in. */
export const isApartKey = (key: string) => key.startsWith(PREFIX)
