/**
 * The accounts of this device as components see them, and how a tab goes over to another one
 * (docs/spec/session.md#several-accounts, docs/spec/session.md#switching).
 */
import { loadPage, navigate } from '#platform/page/location.ts'
import { accountHere, setNextAccount } from '#platform/storage/storage.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { inTime } from '#platform/time/in-time.ts'
import { type AccountHere, accountsHere } from '../storage/accounts-here.ts'
import { storeNow } from '../stored-answers/store-now.ts'

const accounts = createStore<readonly AccountHere[]>(accountsHere(), () => {
  readAgain()
  window.addEventListener('storage', readAgain) // by another tab, whatever account that has
  return () => window.removeEventListener('storage', readAgain)
})

/** Reads the accounts again, as they are after a change of this tab. */
export function readAgain(): void {
  const now = accountsHere()
  if (JSON.stringify(now) !== JSON.stringify(accounts.current())) accounts.set(now)
}

/**
 * Calls `listener` when an account comes, goes, or has another session; returns the function that stops it.
 */
export const subscribeAccounts = accounts.subscribe

/** Returns the accounts beside that of this tab. */
export const otherAccounts = (): readonly AccountHere[] =>
  accounts.current().filter(({ card }) => card.id !== accountHere())

/** Returns the accounts beside that of this tab, by their names. */
export const useOtherAccounts = (): readonly AccountHere[] =>
  useStore(accounts)
    .filter(({ card }) => card.id !== accountHere())
    .toSorted((one, other) => one.card.acct.localeCompare(other.card.acct))

/** Returns those of them that are signed in. */
export const useOtherSessions = (): readonly AccountHere[] =>
  useOtherAccounts().filter(({ token }) => token !== null)

/** So long a switch waits until what the page shows is stored, in milliseconds. */
const STORE_TIMEOUT_MS = 500

/**
 * Opens a page as another account: it begins anew, so that nothing of the former one is left in it, which
 * goes on later where it was read.
 */
export async function switchAccount(accountId: string, path: string): Promise<void> {
  try {
    await inTime(STORE_TIMEOUT_MS, storeNow)
  } catch (error) {
    console.warn('the page is not stored yet, and left all the same', error)
  }
  setNextAccount(accountId)
  loadPage(path)
}

/**
 * Opens a page of an account, to which this tab goes over where it has another one. Returns false, and stays,
 * where that account is not signed in.
 */
export function openAs(accountId: string, path: string): boolean {
  if (accountId === accountHere()) {
    navigate(path)
    return true
  }
  const isHere = otherAccounts().some(({ card, token }) => card.id === accountId && token !== null)
  if (isHere) void switchAccount(accountId, path)
  return isHere
}
