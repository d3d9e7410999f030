/**
 * Makes the address and the handle of a profile (docs/spec/profiles.md#handle,
 * docs/spec/profiles.md#remote-profiles).
 */
import type { Account } from '#contract/entities/account.ts'

/** Characters that no address contains: they could only make it look like another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu

/**
 * Returns whether a profile is remote: its `acct` contains the host or is a URI, while a local one is the
 * username.
 */
export function isRemote({ username, acct }: Pick<Account, 'username' | 'acct'>): boolean {
  return username !== acct
}

/** Returns `user@host` of a profile, or its URI when it has no such address. */
export function actorAddress(
  { username, acct }: Pick<Account, 'username' | 'acct'>,
  instanceUri: string,
): string {
  const address = acct.includes('@') || isUrl(acct) ? acct : `${username}@${instanceUri}`
  return address.replace(INVISIBLE, '')
}

/** Returns the address with a leading `@`, or the URI when the profile has no address. */
export function handle(account: Pick<Account, 'username' | 'acct'>, instanceUri: string): string {
  const address = actorAddress(account, instanceUri)
  return isUrl(address) ? address : `@${address}`
}

/** Returns the handle for a place inside a sentence. It is read from left to right in every language. */
export const handleInText = (account: Pick<Account, 'username' | 'acct'>, instanceUri: string): string =>
  `\u2066${handle(account, instanceUri)}\u2069`

function isUrl(address: string): boolean {
  return address.includes('://')
}
