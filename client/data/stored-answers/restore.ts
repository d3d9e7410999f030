/**
 * Puts the answers that this device stored into the cache, before the first drawing
 * (docs/spec/lists.md#reading-goes-on-at-once).
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { pathTo } from '#domain/session/route-map.ts'
import { beginAt } from '#platform/reading/reading-place.ts'
import { accountHere, KEYS, readStored } from '#platform/storage/storage.ts'
import { instanceQuery } from '../connection/instance.ts'
import { viewerQuery } from '../connection/session.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { pageOf, readingPosition } from '../reading-position/reading-position.ts'
import { putBack } from './put-back.ts'
import { readEarly } from './read-early.ts'
import { isUsable, stampNow } from './stamp.ts'

/** The answers that every page needs. */
const FRAME = [viewerQuery(null).queryKey, instanceQuery.queryKey].map(hashKey)

/**
 * Fills the cache for the first drawing. Returns whether that needs no answer of the server any more. A visit
 * of which nothing is stored waits for nothing here.
 */
export async function restoreAnswers(client: QueryClient, opensHome: boolean): Promise<boolean> {
  const accountId = accountHere()
  const stamp = stampNow()
  if (accountId === null || stamp === null || readStored(KEYS.stored) !== stamp) return false
  const place = readingPosition(opensHome ? pathTo('home') : pageOf(location))
  const shown = place?.queries ?? (opensHome ? [hashKey(homeTimelineQuery.queryKey)] : [])
  const queries = [...new Set([...FRAME, ...shown])]
  const rows = await readEarly(accountId, queries)
  if (stampNow() !== stamp) return false // somebody has signed in or out meanwhile
  const valid = rows.filter((row) => isUsable(row, stamp))
  const isEnough = valid.length === queries.length && queries.length > FRAME.length
  for (const row of valid) if (isEnough || FRAME.includes(row.key)) putBack(client, row)
  if (isEnough && place) beginAt(place)
  return isEnough
}
