/** Watches where pages are read (docs/spec/lists.md#the-reading-position). */
import type { QueryClient } from '@tanstack/react-query'
import { beforeLeaving } from '#platform/page/leaving-page.ts'
import { placeInWindow } from '#platform/reading/place.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { currentToken } from '../connection/token.ts'
import { storedQueries } from '../lists/stored-queries.ts'
import { pageOf, saveReadingPosition } from './reading-position.ts'

/**
 * Remembers from now on where pages are read: when scrolling stops, and when the page is left or hidden,
 * after which a phone may end it without another word. Returns the function that stops it.
 */
export function followReading(client: QueryClient): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const save = () => savePlace(client)
  document.addEventListener('scrollend', save, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && save(), { signal })
  window.addEventListener('pagehide', save, { signal })
  beforeLeaving(save, signal)
  return () => ending.abort()
}

/**
 * A page whose rows have not come yet keeps the former place. One of which no answer is stored has none:
 * nothing could be put there.
 */
function savePlace(client: QueryClient): void {
  if (currentToken() === null || accountHere() === null) return
  const place = placeInWindow()
  const shown = storedQueries(client).filter((query) => query.isActive())
  if (!place || shown.length === 0) return
  const queries = shown.map(({ queryHash }) => queryHash)
  saveReadingPosition({ ...place, page: pageOf(location), queries })
}
