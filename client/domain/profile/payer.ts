/** Finds the person whom a guest names as the payer (docs/spec/subscriptions.md#who-pays). */
import type { Account } from '#contract/entities/account.ts'
import { findByAddress } from './person-address.ts'

/** The number of people to search for. */
export const PAYERS = 1

/** Returns the person with exactly this address, unless it is the recipient; null when nobody has it. */
export function payerAmong<Person extends Pick<Account, 'id' | 'username' | 'acct'>>(
  people: readonly Person[],
  { address, instanceUri, recipientId }: { address: string; instanceUri: string; recipientId: string },
): Person | null {
  const found = findByAddress(people, address, instanceUri)
  return found?.id === recipientId ? null : found
}
