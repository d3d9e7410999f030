/** The keys under which local storage has the values of everybody but its owner. */
import { apartPrefix } from '#platform/storage/storage.ts'

const PREFIX = 'kith_of_'

/** Behind a key: several values wait for the same place. */
const COPY = /\+\d+$/

/** Returns the key under which a value of `key` lies; `copy` counts those of the same key, from 1. */
export const apartKey = (accountId: string, key: string, copy: number) =>
  apartPrefix(accountId) + key + (copy === 1 ? '' : `+${copy}`)

/** Returns the key to which a stored value of an account belongs, or null when the value is not theirs. */
export function placeOf(accountId: string, apart: string): string | null {
  const prefix = apartPrefix(accountId)
  return apart.startsWith(prefix) ? apart.slice(prefix.length).replace(COPY, '') : null
}

/** Returns whether a value under this key waits, because another one of the same account has its place. */
export const isCopy = (key: string) => COPY.test(key)

/** Returns whether a key is not that of the owner of the storage. */
export const isApartKey = (key: string) => key.startsWith(PREFIX)

/** Returns whose value lies under an apart key, and under which key it would lie of the owner; else null. */
export function splitApart(apart: string): { accountId: string; place: string } | null {
  const [, id, key] = /^kith_of_([^_]*)_(.*)$/.exec(apart) ?? []
  if (id === undefined || key === undefined) return null
  const accountId = id.replace(/%(37|95)/g, (_, code: string) => String.fromCharCode(Number(code)))
  return { accountId, place: key.replace(COPY, '') }
}

/** Returns the account whose value of `key` lies under an apart key; null where it is none of that key. */
export function accountOfApart(apart: string, key: string): string | null {
  const parts = isCopy(apart) ? null : splitApart(apart)
  return parts?.place === key ? parts.accountId : null
}
