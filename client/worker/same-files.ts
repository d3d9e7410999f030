/**
 * Finds the files of a new build that take the place of those which the cached builds were read with, such as
 * the texts in the reader's language: the pack does not hold them, and the first page of the new build may be
 * opened without a connection (docs/spec/offline.md#the-files-of-a-build).
 */
const HASHED = /\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g

const withoutHash = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Returns the addresses in a page that differ from the cached ones at most in their hash. */
export function sameFilesIn(page: string, cached: readonly string[]): string[] {
  const names = new Set(cached.map(withoutHash))
  return [...new Set(page.match(HASHED))].filter((address) => names.has(withoutHash(address)))
}
