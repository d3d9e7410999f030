/** What can be read out of the instance's description of itself (spec A §2.4, §3; contract 2.1, 8.5). */
import type { Instance } from '#contract/entities/instance.ts'

/** The name of the instance; a server that gives itself none goes by ours. */
export const titleOf = (instance: Pick<Instance, 'title'> | null | undefined): string =>
  instance?.title.trim() || 'Kith'

const PRODUCT = /Mitra ([^\s)]+)/

/** The server version behind the product's name, or null. */
export const serverVersion = (version: string): string | null => PRODUCT.exec(version)?.[1] ?? null

/** Whether the server is known to be older than `major.minor`; an unreadable version counts as current. */
export function isOlderThan(version: string, major: number, minor: number): boolean {
  const numbers = /^(\d+)\.(\d+)/.exec(serverVersion(version) ?? '')
  if (!numbers) return false
  const [own, ownMinor] = [Number(numbers[1]), Number(numbers[2])]
  return own < major || (own === major && ownMinor < minor)
}

/** The origins whose paths are pages of this instance: where the client is served from, and where posts say they live. */
export function ownOrigins(instance: Pick<Instance, 'contact_account'> | null, pageOrigin: string): string[] {
  const contact = URL.parse(instance?.contact_account?.url ?? '')
  return contact ? [pageOrigin, contact.origin] : [pageOrigin]
}
