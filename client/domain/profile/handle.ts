/** How a profile is addressed on the network (spec A §3 "Account", derived values). */
import type { Account } from '#contract/entities/account.ts'

/** A local `acct` is the bare username; a remote one carries the host, or is the actor's URI. */
export function isRemote({ username, acct }: Pick<Account, 'username' | 'acct'>): boolean {
  return username !== acct
}

export function actorAddress(
  { username, acct }: Pick<Account, 'username' | 'acct'>,
  instanceUri: string,
): string {
  return acct.includes('@') || isUrl(acct) ? acct : `${username}@${instanceUri}`
}

export function handle(account: Pick<Account, 'username' | 'acct'>, instanceUri: string): string {
  const address = actorAddress(account, instanceUri)
  return isUrl(address) ? address : `@${address}`
}

function isUrl(address: string): boolean {
  return address.includes('://')
}
