/**
 * Keeps in order what other tabs and later visits know of the account of this tab
 * (docs/spec/session.md#several-accounts). It begins when the first screen is drawn.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { accountHere, NOBODY, nextAccount, setLatestAccount } from '#platform/storage/storage.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken, subscribeToken } from '../connection/token.ts'
import { othersSignedIn, tokenHere } from '../storage/accounts-here.ts'
import { addCard } from '../storage/owner.ts'
import { cardOf } from '../storage/stored-card.ts'
import { wipeStoredLate } from '../storage/wipe-texts.ts'
import { otherAccounts, readAgain } from './accounts.ts'

/** Follows the account of this tab from now on; returns the function that stops it. */
export function followAccounts(client: QueryClient): () => void {
  const { queryKey } = viewerQuery(currentToken())
  const renew = () => renewCard(client.getQueryData<Account>(queryKey))
  const stopHearing = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) renew()
  })
  const stopFollowing = subscribeToken(beginElsewhere)
  window.addEventListener('pageshow', beginAnew)
  window.addEventListener('storage', followWipes)
  renew()
  return () => {
    stopHearing()
    stopFollowing()
    window.removeEventListener('pageshow', beginAnew)
    window.removeEventListener('storage', followWipes)
  }
}

/** Shows in the other accounts what this one is called now. One that has logged out leaves no card behind. */
function renewCard(viewer: Account | undefined): void {
  if (viewer === undefined || viewer.id !== accountHere() || otherAccounts().length === 0) return
  if (tokenHere(viewer.id) === null) return
  addCard(cardOf(viewer))
  readAgain()
}

/** A session has ended: new tabs begin with one that has not. */
function beginElsewhere(): void {
  if (currentToken() !== null) return
  const [next] = othersSignedIn(accountHere() ?? NOBODY)
  if (next !== undefined) setLatestAccount(next)
  readAgain()
}

/** Another tab logs somebody out: what this one has stored of them in the same moment goes, too. */
function followWipes({ key }: StorageEvent): void {
  if (key === LATE_KEYS.wipes) wipeStoredLate()
}

/** Back may bring a page as it was, with the account that this tab had then. */
function beginAnew({ persisted }: PageTransitionEvent): void {
  if (persisted && nextAccount() !== accountHere()) location.reload()
}
