/**
 * Decides when an account may be deleted (docs/spec/account.md#delete-the-account,
 * docs/spec/groups.md#delete-a-group).
 */
import type { Account } from '#contract/entities/account.ts'
import { actorAddress } from '../profile/handle.ts'

/** Marks that come along with a name that is copied; they are not seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu

/**
 * Returns whether somebody has typed the handle of an account, with or without the first `@`, in small or
 * capital letters.
 */
export function isHandleOf(
  typed: string,
  account: Pick<Account, 'username' | 'acct'>,
  instanceUri: string,
): boolean {
  const address = typed.replace(INVISIBLE, '').replace(/^@/, '')
  return address.toLowerCase() === actorAddress(account, instanceUri).toLowerCase()
}
