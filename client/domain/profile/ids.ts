/**
 * Chooses the accounts that can be requested together (docs/server/README.md#ids-in-addresses): one id that
 * is no UUID fails the whole call (docs/spec/relationships.md#looking-up-relationships).
 */

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns whether a text is an id of this server: others fail the whole call. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Returns each id once. Where any id is a UUID, the others are left out; other servers have other ids. */
export function requestableIds(ids: readonly string[]): string[] {
  const all = [...new Set(ids)]
  const uuids = all.filter(isUuid)
  return uuids.length > 0 ? uuids : all
}
