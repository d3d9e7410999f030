/** Keeps a session beside the one of this page (docs/spec/session.md#adding-an-account). */
import type { Account } from '#contract/entities/account.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { revoke } from '../connection/revoke.ts'
import type { NewSession } from '../connection/sign-in.ts'
import { tokenHere } from '../storage/accounts-here.ts'
import { addCard, takePlace } from '../storage/owner.ts'
import { cardOf } from '../storage/stored-card.ts'
import { textsOf } from '../storage/text-storage.ts'
import { switchAccount } from './accounts.ts'

/** Thrown when the account is the one of this page already. */
export class SameAccount extends Error {
  override name = 'SameAccount'
}

/** Thrown when the browser does not keep another session. */
export class NoPlace extends Error {
  override name = 'NoPlace'
}

/**
 * Keeps a new session and opens a page with it. An account that was signed in already has one session still:
 * the new one, or where it is that of this page, the former. Rejects with `SameAccount` or `NoPlace`.
 */
export async function addAccount(
  { account, token }: NewSession,
  viewer: Account,
  path: string,
): Promise<void> {
  if (account.id === viewer.id) {
    await revoke(token)
    throw new SameAccount('this account is signed in already')
  }
  const former = tokenHere(account.id)
  const isKept =
    addCard(cardOf(viewer)) && takePlace(cardOf(account)) && textsOf(account.id).write(KEYS.token, token)
  if (!isKept) {
    await revoke(token)
    throw new NoPlace('the browser keeps no other session')
  }
  if (former !== null && former !== token) await revoke(former)
  await switchAccount(account.id, path)
}
