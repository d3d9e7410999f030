/**
 * The people whose new posts somebody wants to be told of: their addresses with spaces between them, the
 * latest first (docs/spec/notifications.md#bells).
 */
import type { Account } from '#contract/entities/account.ts'

/** An address has no spaces; whatever else a server sends cannot make two out of one. */
const addressOf = ({ acct }: Pick<Account, 'acct'>) => acct.replace(/\s+/g, '')

/** Reads the list as the preferences have it. */
export const bellsIn = (stored: string): string[] => stored.split(' ').filter(Boolean)

export const hasBell = (stored: string, person: Pick<Account, 'acct'>): boolean =>
  bellsIn(stored).includes(addressOf(person))

/** Returns the list with a person, or without them. */
export function withBell(stored: string, person: Pick<Account, 'acct'>, isOn: boolean): string {
  const address = addressOf(person)
  const others = bellsIn(stored).filter((each) => each !== address)
  return (isOn ? [address, ...others] : others).join(' ')
}
