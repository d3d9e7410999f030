/**
 * Keeps the owner of the values in local storage. People take turns at one browser without signing out,
 * because a session may just expire: what is personal waits under keys of its author while somebody else is
 * signed in. Everything here may end after any step (the page is closed, the device crashes); the next call
 * goes on from there (docs/spec/session.md#two-people-on-one-browser,
 * docs/spec/session.md#expiry-is-no-logout).
 */
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { isApartKey, placeOf } from './apart-key.ts'
import { isPersonal } from './personal-keys.ts'
import { setTextApart, writeWithRoom } from './set-text-apart.ts'
import { browserTexts, type TextStorage } from './text-storage.ts'
import { finishTextWipes, wipeTexts } from './wipe-texts.ts'
import { noteWipe } from './wipes.ts'

/**
 * Gives local storage to an account: moves what is personal of the former owner to keys of theirs and brings
 * back what waits of this account. Returns false when the browser refuses a step. Then the owner is not
 * changed, and nobody but the owner may read or write what is personal.
 */
export function settleOwner(accountId: string, storage: TextStorage = browserTexts): boolean {
  if (!finishTextWipes(storage)) return false
  const former = storage.read(KEYS.owner)
  if (former !== accountId && !(clear(former, storage) && writeWithRoom(KEYS.owner, accountId, storage)))
    return false
  bringBack(accountId, storage)
  return true
}

/**
 * Deletes everything in local storage but what belongs to others, and notes that the rows of the account have
 * to be deleted too before anybody reads the database again.
 */
export function wipeAccount(accountId: string, storage: TextStorage = browserTexts): void {
  const isNoted = noteWipe(accountId, 'both', storage)
  wipeTexts(accountId, storage)
  const isOfNobody = (storage.read(KEYS.owner) ?? NOBODY) === NOBODY
  for (const key of storage.keys()) {
    if (!isOfOthers(key) && (isOfNobody || !isPersonal(key))) storage.write(key, null)
  }
  if (isNoted || noteWipe(accountId, 'rows', storage)) return // there is more room now
  console.error('the browser does not keep that the database has to be wiped')
}

/** Returns whether a key holds what waits of others, or notes what is left to be done for all. */
const isOfOthers = (key: string) => isApartKey(key) || key === KEYS.owner || key === LATE_KEYS.wipes

/** Returns whether nothing personal is left at the places of the signed-in person. */
function clear(former: string | null, storage: TextStorage): boolean {
  if (former === null) return true // it belongs to the first one who comes
  const keys = storage.keys().filter(isPersonal)
  return keys.map((key) => moveAway(former, key, storage)).every(Boolean)
}

function moveAway(former: string, key: string, storage: TextStorage): boolean {
  const text = storage.read(key)
  if (text === null) return true
  // Without room for all, only texts have to be kept.
  const isStored = former === NOBODY || setTextApart(former, key, text, storage) || !isWritingKey(key)
  return isStored && storage.write(key, null)
}

/** A value whose place is taken by another one, or for which there is no room, keeps waiting. */
function bringBack(accountId: string, storage: TextStorage): void {
  for (const kept of storage.keys().sort()) {
    const place = placeOf(accountId, kept)
    const text = place === null ? null : storage.read(kept)
    if (place === null || text === null) continue
    const there = storage.read(place)
    if (there === text || (there === null && storage.write(place, text))) storage.write(kept, null)
  }
}
