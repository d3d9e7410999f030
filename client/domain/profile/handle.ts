/** How a profile is addressed on the network (spec A §3 "Account", derived values). */
import type { Account } from '#contract/entities/account.ts'

/** No address has them: they could only make it look like another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu

/** A local `acct` is the bare username; a remote one carries the host, or is the actor's URI. */
export function isRemote({ username, acct }: Pick<Account, 'username' | 'acct'>): boolean {
  return username !== acct
}

export function actorAddress(
  { username, acct }: Pick<Account, 'username' | 'acct'>,
  instanceUri: string,
): string {
  const address = acct.includes('@') || isUrl(acct) ? acct : `${username}@${instanceUri}`
  return address.replace(INVISIBLE, '')
}

export function handle(account: Pick<Account, 'username' | 'acct'>, instanceUri: string): string {
  const address = actorAddress(account, instanceUri)
  return isUrl(address) ? address : `@${address}`
}

function isUrl(address: string): boolean {
  return address.includes('://')
}
