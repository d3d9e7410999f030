/**
 * Gives accounts their places in local storage. One of them owns it: its values lie under their own keys,
 * those of every other account under keys of theirs. Several may be signed in beside each other; then nothing
 * moves. And people take turns without signing out, because a session may just expire: who signs in where
 * nobody is signed in becomes the owner. Everything here may end after any step (the page is closed, the
 * device crashes); the next call goes on from there (docs/spec/session.md#several-accounts,
 * docs/spec/session.md#two-people-on-one-browser, docs/spec/session.md#expiry-is-no-logout).
 */
import { safeParse } from 'valibot'
import { isWritingKey } from '#domain/composer/draft-key.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { idsHere, othersSignedIn } from './accounts-here.ts'
import { apartKey, isApartKey, placeOf } from './apart-key.ts'
import { isNumberKey } from './journal-keys.ts'
import { isOfSession, isPersonal } from './personal-keys.ts'
import { setTextApart, writeWithRoom } from './set-text-apart.ts'
import { type AccountCard, STORED_CARD } from './stored-card.ts'
import { beginningOf, browserTexts, type TextStorage, textsOf } from './text-storage.ts'
import { finishTextWipes, wipeTexts } from './wipe-texts.ts'
import { noteWipe } from './wipes.ts'

/**
 * Gives an account that signs in its place: beside all others that are signed in, else as the owner. Returns
 * false when the browser refuses; then the account has no place.
 */
export function takePlace(card: AccountCard, storage: TextStorage = browserTexts): boolean {
  if (!finishTextWipes(storage)) return false
  const isOwner = storage.read(KEYS.owner) === card.id
  if (!isOwner && othersSignedIn(card.id, storage).length > 0) return addCard(card, storage)
  if (!isOwner && beginningOf(card.id, storage) === null) forgetCards(storage)
  return settleOwner(card.id, storage)
}

/** Keeps the card of an account, by which it has a place here. Returns false when the browser refuses. */
export function addCard(card: AccountCard, storage: TextStorage = browserTexts): boolean {
  const key = storage.read(KEYS.owner) === card.id ? KEYS.card : apartKey(card.id, KEYS.card, 1)
  return writeWithRoom(key, STORED_CARD.toText(card) ?? '', storage)
}

/** A stranger comes, and nobody is signed in: whoever was here before is none of their business. */
function forgetCards(storage: TextStorage): void {
  for (const id of idsHere(storage)) textsOf(id, storage).write(KEYS.card, null)
}

/**
 * Gives local storage to an account: moves what is personal of the former owner to keys of theirs and brings
 * back what waits of this account. Returns false when the browser refuses a step. Then the owner is not
 * changed, and nobody but the owner may read or write what is personal.
 */
export function settleOwner(accountId: string, storage: TextStorage = browserTexts): boolean {
  if (!finishTextWipes(storage)) return false
  const former = storage.read(KEYS.owner)
  const isTheirs = former === accountId || (former !== NOBODY && isPlaceOf(accountId, storage))
  const isCleared = isTheirs || clear(former, storage)
  if (!isCleared || !(former === accountId || writeWithRoom(KEYS.owner, accountId, storage))) return false
  bringBack(accountId, storage)
  return true
}

/**
 * Deletes everything in local storage that belongs to an account, and what belongs to the device, unless
 * others are signed in there; notes that the rows of the account have to be deleted too before anybody reads
 * the database again.
 */
export function wipeAccount(accountId: string, storage: TextStorage = browserTexts): void {
  const isAlone = othersSignedIn(accountId, storage).length === 0
  const isNoted = noteWipe(accountId, 'both', storage)
  wipeTexts(accountId, storage)
  wipeShared(isAlone, storage)
  if (isNoted || noteWipe(accountId, 'rows', storage)) return // there is more room now
  console.error('the browser does not keep that the database has to be wiped')
}

/**
 * Deletes once more what `wipeAccount` has deleted: a page goes on until its database is wiped as well, and
 * may have stored something meanwhile. What somebody who has signed in since has stored stays.
 */
export function wipeAgain(accountId: string, storage: TextStorage = browserTexts): void {
  const isTaken = isOfNobody(storage) && storage.read(KEYS.token) !== null
  if (isTaken || beginningOf(accountId, storage) !== null) return
  for (const key of storage.keys()) if (placeOf(accountId, key) !== null) storage.write(key, null)
  wipeShared(othersSignedIn(accountId, storage).length === 0, storage)
}

const isOfNobody = (storage: TextStorage) => (storage.read(KEYS.owner) ?? NOBODY) === NOBODY

/** Deletes what is left at the places that accounts share, as far as it is of nobody any more. */
function wipeShared(isAlone: boolean, storage: TextStorage): void {
  const isFree = isOfNobody(storage)
  for (const key of storage.keys()) {
    if (isOfOthers(key)) continue
    if (isPersonal(key) ? isFree : isAlone || (isFree && isOfSession(key))) storage.write(key, null)
  }
}

/** Notes what is left to be done for all, and what holds for whoever comes next. */
const OF_ALL: readonly string[] = [KEYS.owner, KEYS.keepsNothing, LATE_KEYS.wipes]

const isOfOthers = (key: string) => isApartKey(key) || OF_ALL.includes(key) || isNumberKey(key)

/** Returns whether the card at the owner's place is that of an account: the note of the owner is damaged. */
function isPlaceOf(accountId: string, storage: TextStorage): boolean {
  const { success, output } = safeParse(STORED_CARD.schema, storage.read(KEYS.card))
  return success && output?.id === accountId
}

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

/**
 * A value whose place is taken by another one, or for which there is no room, keeps waiting. A former session
 * has ended.
 */
function bringBack(accountId: string, storage: TextStorage): void {
  for (const kept of storage.keys().sort()) {
    const place = placeOf(accountId, kept)
    const text = place === null ? null : storage.read(kept)
    if (place === null || text === null) continue
    const there = storage.read(place)
    const isBack = there === text || isOfSession(place) || (there === null && storage.write(place, text))
    if (isBack) storage.write(kept, null)
  }
}
