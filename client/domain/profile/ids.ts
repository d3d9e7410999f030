/** Which accounts can be asked about together (contract 0.3): an id that is no UUID spoils the answer about all others. */

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns each id once, without those that are no UUID where the server has UUIDs; other servers have other ids. */
export function requestableIds(ids: readonly string[]): string[] {
  const all = [...new Set(ids)]
  const uuids = all.filter((id) => UUID.test(id))
  return uuids.length > 0 ? uuids : all
}
