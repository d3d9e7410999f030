/** Decides when an account may be deleted (docs/spec/account.md#delete-the-account). */
import type { Account } from '#contract/entities/account.ts'
import { actorAddress } from '../profile/handle.ts'

/** Marks that come along with a name that is copied; they are not seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu

/**
 * Returns whether the person has typed their own handle, with or without the first `@`, in small or capital
 * letters.
 */
export function isOwnHandle(
  typed: string,
  viewer: Pick<Account, 'username' | 'acct'>,
  instanceUri: string,
): boolean {
  const address = typed.replace(INVISIBLE, '').replace(/^@/, '')
  return address.toLowerCase() === actorAddress(viewer, instanceUri).toLowerCase()
}
