import { HOME_LIST, readingPosition } from '#data/reading-position/reading-position.ts'
import { KEYS, readStored } from '#platform/storage.ts'

/** The first list of a visit begins where it was read; a list that is opened by a link begins at its top. */
let isFirstOfVisit = true

/** Returns the row at which the first list of a visit was read last, or null for its top. */
export function rowReadLast(): string | null {
  const isFirst = isFirstOfVisit
  isFirstOfVisit = false
  const accountId = isFirst ? readStored(KEYS.owner) : null
  if (accountId === null) return null
  const path = location.pathname === '/' ? HOME_LIST : location.pathname
  const place = readingPosition(accountId, path)
  return place && !place.isAtTop ? place.row : null
}
