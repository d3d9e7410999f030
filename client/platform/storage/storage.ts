/**
 * Local storage of the account that this tab has, and the keys that the client uses before the first post;
 * all others are in `late-keys.ts` (docs/spec/conventions.md#keys-in-the-browsers-storage). The values of the
 * owner of the storage lie under these keys; those of each further account lie apart, behind a beginning of
 * its own (docs/spec/session.md#several-accounts, docs/decisions/083-several-accounts.md).
 */
import { KEEPS_NOTHING, readLocal, writeLocal } from './local-storage.ts'
import { readInTab, TAB_KEYS, writeInTab } from './tab-storage.ts'

export const KEYS = {
  token: 'auth_token',
  theme: 'kith_theme',
  locale: 'kith_locale',
  look: 'kith_look',
  imageSizes: 'kith_image_sizes',
  outbox: 'kith_outbox',
  owner: 'kith_owner',
  card: 'kith_card',
  latest: 'kith_latest',
  ticket: 'kith_ticket',
  pendingActions: 'kith_wishes',
  reading: 'kith_reading',
  homeSeen: 'kith_home_seen',
  stored: 'kith_stored',
  clock: 'kith_clock',
  keepsNothing: KEEPS_NOTHING,
} as const

/** The owner of values that have to be deleted before anybody finds them. */
export const NOBODY = ''

/** The values that belong to the device: all accounts share them. */
const SHARED =
  /^kith_(theme|locale|look|image_sizes|owner|latest|clock|wipes|closed_pages|leases|guest_invoices|short_labels|shortcuts|shared|install|application|known_version|keeps_nothing)$/

/** Guests pay, too: which invoice stands with whom is stored before anybody has signed in. */
const OF_GUESTS = /^invoice_/

const owner = () => readLocal(KEYS.owner)

/** Returns the beginning of all keys of an account. No account's begins like that of another. */
export const apartPrefix = (accountId: string) =>
  `kith_of_${accountId.replace(/[%_]/g, (sign) => `%${sign.charCodeAt(0)}`)}_`

/** Returns the key under which a value of an account lies. */
export const keyOf = (accountId: string, key: string) =>
  accountId === owner() || SHARED.test(key) ? key : apartPrefix(accountId) + key

/** An account that has left this device has no card here any more. */
const isHere = (accountId: string | null) =>
  accountId !== null && (accountId === owner() || readLocal(keyOf(accountId, KEYS.card)) !== null)

let apart: string | null | undefined

/** Returns the account of this tab where its values lie apart; null for the owner, whoever that is. */
function apartHere(): string | null {
  if (apart === undefined) {
    const first = nextAccount()
    apart = first === owner() ? null : first
  }
  return apart
}

function keyHere(key: string): string {
  const accountId = apartHere()
  return accountId === null ? key : keyOf(accountId, key)
}

/** Returns the account whose values this tab reads and writes; null before anybody has signed in. */
export const accountHere = () => apartHere() ?? owner()

/** Gives this tab an account, now and when it is loaded again, and the tabs that are opened from now on. */
export function setAccountHere(accountId: string): void {
  setNextAccount(accountId)
  apart = accountId === owner() ? null : accountId
}

/** Lets this tab begin with an account when it is loaded again, and new tabs too. */
export function setNextAccount(accountId: string): void {
  writeInTab(TAB_KEYS.account, accountId)
  setLatestAccount(accountId)
}

/** Lets new tabs begin with an account. */
export const setLatestAccount = (accountId: string) =>
  writeLocal(KEYS.latest, accountId === owner() ? null : accountId)

/** Returns the account that this tab begins with when it is loaded again. */
export const nextAccount = () => [readInTab(TAB_KEYS.account), readLocal(KEYS.latest)].find(isHere) ?? owner()

/** Lets this tab begin with the account that it has now, whichever new tabs begin with. */
export const stayWithAccount = () => writeInTab(TAB_KEYS.account, accountHere())

/**
 * Forgets what this tab remembers of an account that has left this device (docs/spec/session.md#logout). One
 * whose session has only expired comes back to its tab.
 */
export function forgetLeftAccount(): void {
  const accountId = accountHere()
  if (accountId !== null && accountId !== NOBODY && isHere(accountId)) return
  const { account, writeOn, cameFrom, pressed } = TAB_KEYS
  for (const key of [account, writeOn, cameFrom, pressed]) writeInTab(key, null)
}

/** The stored text, or null; also null where the browser forbids storage. */
export const readStored = (key: string) => readLocal(keyHere(key))

/**
 * Returns whether the account of this tab has its place here still. Logging out takes that away before
 * anything else, in every tab at once, and a tab goes on for a moment: with an answer that comes late, or
 * with a place that was read.
 */
function hasPlace(key: string): boolean {
  const accountId = apartHere()
  if (accountId !== null) return isHere(accountId)
  const id = owner()
  // A session may have begun without a place (`data/connection/session.ts`).
  return id === null ? OF_GUESTS.test(key) || readLocal(KEYS.token) !== null : id !== NOBODY
}

/**
 * Stores the text, or removes the key for null. Returns false when the browser refuses, and stores nothing
 * that would belong to somebody who has logged out (docs/spec/session.md#logout).
 */
export function writeStored(key: string, value: string | null): boolean {
  const isOfNobody = value === null || key === KEYS.token || SHARED.test(key)
  return (isOfNobody || hasPlace(key)) && writeLocal(keyHere(key), value)
}

/**
 * Tells when another tab changed `key`; answers the function that stops listening. What the owner of the
 * storage has there counts too: somebody may just have signed in.
 */
export function onStoredElsewhere(key: string, tell: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if ([null, key, keyHere(key)].includes(event.key)) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
