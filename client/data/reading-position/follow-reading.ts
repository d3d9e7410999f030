/** Watches where pages are read (docs/spec/lists.md#the-reading-position). */
import type { QueryClient } from '@tanstack/react-query'
import { beforeLeaving } from '#platform/page/leaving-page.ts'
import { placeInWindow } from '#platform/reading/place.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { currentToken } from '../connection/token.ts'
import { storedQueries } from '../lists/stored-queries.ts'
import { pageOf, saveReadingPosition } from './reading-position.ts'

/**
 * Remembers from now on where pages are read: when scrolling stops, and when the page is left or hidden,
 * after which a phone may end it without another word. Returns the function that stops it.
 */
export function followReading(client: QueryClient): () => void {
  const keep = () => savePlace(client)
  const whenHidden = () => document.visibilityState === 'hidden' && keep()
  document.addEventListener('scrollend', keep)
  document.addEventListener('visibilitychange', whenHidden)
  window.addEventListener('pagehide', keep)
  const stop = beforeLeaving(keep)
  return () => {
    stop()
    document.removeEventListener('scrollend', keep)
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('pagehide', keep)
  }
}

/**
 * A page whose rows have not come yet keeps the former place. One of which no answer is kept has none:
 * nothing could be put there.
 */
function savePlace(client: QueryClient): void {
  const accountId = accountHere()
  const place = currentToken() !== null && accountId !== null && placeInWindow()
  const queries = place ? shownAndStored(client) : []
  if (place && queries.length > 0) {
    saveReadingPosition(accountId, pageOf(location), { ...place, at: serverNow(), queries })
  }
}

/** Returns the hashes of the queries on the page whose answers are kept. */
const shownAndStored = (client: QueryClient): string[] =>
  storedQueries(client)
    .filter((query) => query.isActive())
    .map(({ queryHash }) => queryHash)
