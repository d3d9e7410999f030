/** The keys of what local storage keeps of people while somebody else is signed in. */

const PREFIX = 'kith_of_'

/** Behind a key: several values wait for the same place. */
const COPY = /\+\d+$/

/** Returns the beginning of all keys of an account. No account's begins like that of another. */
export const keptPrefix = (accountId: string) =>
  `${PREFIX}${accountId.replace(/[%_]/g, (sign) => `%${sign.charCodeAt(0)}`)}_`

/** Returns the key under which the value of `key` waits; `copy` counts those of the same key, from 1. */
export const keptKey = (accountId: string, key: string, copy: number) =>
  keptPrefix(accountId) + key + (copy === 1 ? '' : `+${copy}`)

/** Returns the key to which a kept value of an account belongs, or null when the value is not theirs. */
export function placeOf(accountId: string, kept: string): string | null {
  const prefix = keptPrefix(accountId)
  return kept.startsWith(prefix) ? kept.slice(prefix.length).replace(COPY, '') : null
}

/** Returns whether a key is that of somebody who is not signed in. */
export const isKeptKey = (key: string) => key.startsWith(PREFIX)
