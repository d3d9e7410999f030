/**
 * Reads the instance's description of itself (docs/spec/instance.md#technical-details,
 * docs/spec/instance.md#server-versions, docs/server/instance.md#instance-v1,
 * docs/server/versions.md#which-version-a-server-has).
 */
import type { Instance } from '#contract/entities/instance.ts'

/** Returns the name of the instance, or the client's name when it has none. */
export const titleOf = (instance: Pick<Instance, 'title'> | null | undefined): string =>
  instance?.title.trim() || 'Kith'

const PRODUCT = /Mitra ([^\s)]+)/

/** Returns the server version that follows the product's name, or null. */
export const serverVersion = (version: string): string | null => PRODUCT.exec(version)?.[1] ?? null

const NUMBERS = /^(\d+)\.(\d+)/

/**
 * Returns whether the server is older than `major.minor`. A version that cannot be read counts as current.
 */
export function isOlderThan(version: string, major: number, minor: number): boolean {
  const numbers = NUMBERS.exec(serverVersion(version) ?? '')
  if (!numbers) return false
  const [own, ownMinor] = [Number(numbers[1]), Number(numbers[2])]
  return own < major || (own === major && ownMinor < minor)
}

/** Returns whether the server is known to be `major.minor` or newer. */
export const isKnownSince = (version: string, major: number, minor: number): boolean =>
  NUMBERS.test(serverVersion(version) ?? '') && !isOlderThan(version, major, minor)

/**
 * Returns the origins whose paths are pages of this instance: the client's own, and the one in the addresses
 * of posts.
 */
export function ownOrigins(instance: Pick<Instance, 'contact_account'> | null, pageOrigin: string): string[] {
  const contact = URL.parse(instance?.contact_account?.url ?? '')
  return contact ? [pageOrigin, contact.origin] : [pageOrigin]
}
