/**
 * Makes the address and the handle of a profile (docs/spec/profiles.md#handle,
 * docs/spec/profiles.md#remote-profiles).
 */
import { withoutBlanks } from '#contract/clean-text.ts'
import type { Account } from '#contract/entities/account.ts'

/**
 * Returns whether a profile is remote: its `acct` contains the host or is a URI, while a local one is the
 * username.
 */
export function isRemote({ username, acct }: Pick<Account, 'username' | 'acct'>): boolean {
  return username !== acct
}

/**
 * Returns `user@host` of a profile, or its URI when it has no such address. What cannot be seen is left out,
 * and a host in foreign letters is plain: they could only make it look like another one.
 */
export function actorAddress(
  { username, acct }: Pick<Account, 'username' | 'acct'>,
  instanceUri: string,
): string {
  const address = acct.includes('@') || isUrl(acct) ? acct : `${username}@${instanceUri}`
  return withPlainHost(withoutBlanks(address))
}

/** Returns the address with a leading `@`, or the URI when the profile has no address. */
export function handle(account: Pick<Account, 'username' | 'acct'>, instanceUri: string): string {
  const address = actorAddress(account, instanceUri)
  return isUrl(address) ? address : `@${address}`
}

/** Returns the handle for a place inside a sentence. It is read from left to right in every language. */
export const handleInText = (account: Pick<Account, 'username' | 'acct'>, instanceUri: string): string =>
  `\u2066${handle(account, instanceUri)}\u2069`

/** Letters that look like those of Latin, in a host that ends in Latin. */
const LIKE_LATIN = /[ıȷɐ-ʯͰ-֏ᴀ-ᶿꜢ-ꟿ].*\.[a-z]+$/i

/** Returns an address with the host in plain letters if others could make it look like another one. */
function withPlainHost(address: string): string {
  const host = address.slice(address.lastIndexOf('@') + 1)
  const plain = LIKE_LATIN.test(host) ? URL.parse(`https://${host}`)?.host : undefined
  return plain === undefined ? address : address.slice(0, -host.length) + plain
}

function isUrl(address: string): boolean {
  return address.includes('://')
}
