/**
 * Decides how far Home was read, here and on other devices (docs/spec/timelines.md#you-were-here,
 * docs/spec/timelines.md#how-far-home-was-read). Every place is the id of an entry, and ids are in order of
 * time.
 */
import { isNewer } from './new-posts.ts'

type Entry = { id: string; account: { id: string } }

/**
 * Returns the id of the first entry that was seen at the last visit. Null when nothing of others stands new
 * above it, or when it is not loaded.
 */
export function firstSeen(
  pages: readonly (readonly Entry[])[],
  seen: string | null,
  viewerId: string | null,
): string | null {
  if (seen === null) return null
  const entries = pages.flat()
  const at = entries.findIndex(({ id }) => !isNewer(id, seen))
  const isNew = entries.slice(0, Math.max(at, 0)).some(({ account }) => account.id !== viewerId)
  return isNew ? (entries[at]?.id ?? null) : null
}

/** Returns the newer of two places. */
export const further = (one: string, other: string | null): string =>
  other !== null && isNewer(other, one) ? other : one

/** Returns whether reading up to an entry moves the marker of the server. It never moves back. */
export const movesMarker = (seen: string, marker: string | null): boolean =>
  marker === null || isNewer(seen, marker)

/**
 * Returns whether another device has read further than this one: it has moved the marker since this device
 * knew it, beyond what was seen here.
 */
export const isReadElsewhere = (
  marker: string | null,
  here: { known: string | null; seen: string | null },
): marker is string =>
  marker !== null && marker !== here.known && (here.seen === null || isNewer(marker, here.seen))
