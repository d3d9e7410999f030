/**
 * Decides which of the people who stand together need their host said, because two have the same name
 * (docs/spec/profiles.md#two-of-one-name).
 */
import type { Account, Mention } from '#contract/entities/account.ts'
import { displayName } from './display-name.ts'

type Named = Pick<Account, 'acct' | 'username' | 'display_name'>

const nameOf = (account: Named) => displayName(account).toLowerCase()

/** Returns whether somebody else among these people is shown by the same name. */
export const sharesName = (account: Named, others: readonly Named[]): boolean =>
  others.some((other) => other.acct !== account.acct && nameOf(other) === nameOf(account))

/**
 * Returns the host of somebody who is mentioned together with a namesake; null where none has to be said, or
 * for a local person.
 */
export function hostToSay({ acct, username }: Mention, mentions: readonly Mention[]): string | null {
  const isShared = mentions.some(
    (other) => other.acct !== acct && other.username.toLowerCase() === username.toLowerCase(),
  )
  return (isShared && acct.split('@')[1]) || null
}
