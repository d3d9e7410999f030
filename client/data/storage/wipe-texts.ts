/** Deletes the values of people who have signed out from local storage. */
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { apartKey, placeOf } from './apart-key.ts'
import { isPersonal } from './personal-keys.ts'
import { beginningOf, browserTexts, type TextStorage } from './text-storage.ts'
import { allWipes, noteWipe, wipesOf } from './wipes.ts'

/**
 * Deletes every value of an account. Its place goes first: from then on no tab stores anything of it. Where
 * it was signed in, nobody owns the places of its texts.
 */
export function wipeTexts(accountId: string, storage: TextStorage): void {
  const owner = storage.read(KEYS.owner) ?? accountId
  const disown = () => owner === accountId && storage.write(KEYS.owner, NOBODY)
  const isDisowned = disown()
  storage.write(apartKey(accountId, KEYS.card, 1), null)
  wipePlaces(accountId, owner === accountId || owner === NOBODY, storage)
  if (!isDisowned) disown() // there is more room now
}

/** Deletes what lies at the places of an account, and at those of the owner where nobody is that. */
function wipePlaces(accountId: string, isOfNobody: boolean, storage: TextStorage): void {
  for (const key of storage.keys())
    if (placeOf(accountId, key) !== null || (isOfNobody && isPersonal(key))) storage.write(key, null)
}

/**
 * Deletes what this tab has stored of accounts that another tab is logging out: it learns a moment later that
 * they have left.
 */
export function wipeStoredLate(storage: TextStorage = browserTexts): void {
  for (const accountId of allWipes(storage))
    if (beginningOf(accountId, storage) === null)
      wipePlaces(accountId, storage.read(KEYS.owner) === NOBODY, storage)
}

/** Completes what was interrupted. Returns false when the browser refuses to note it. */
export function finishTextWipes(storage: TextStorage): boolean {
  const unfinished = wipesOf('both', storage)
  for (const accountId of unfinished) wipeTexts(accountId, storage)
  return unfinished.every((accountId) => noteWipe(accountId, 'rows', storage))
}
