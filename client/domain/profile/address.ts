/**
 * Reads the address of a profile page: the id or the `acct` in it (docs/spec/access.md#routes,
 * docs/server/accounts.md#lookup).
 */

/** An account that the address of a profile page names: an account by its id, or by its `acct`. */
export type ProfileAddress = { id: string } | { acct: string }

/** Returns what the parameters of a profile's route name. */
export const profileAddress = ({ profileId, acct }: Record<string, string | undefined>): ProfileAddress =>
  profileId === undefined ? { acct: lookupName(acct ?? '') } : { id: profileId }

/**
 * Returns `name` or `name@host` as the server looks it up: without a leading `@`, and with the host in the
 * letters that the network uses. The name keeps its case, which the server minds.
 */
function lookupName(acct: string): string {
  const address = acct.trim().replace(/^@/, '')
  const [name = '', host, ...rest] = address.split('@')
  if (host === undefined || rest.length > 0) return address
  return `${name}@${URL.parse(`https://${host}`)?.hostname ?? host}`
}
