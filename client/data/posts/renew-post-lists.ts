/** Lets lists of posts be loaded anew after a change that this page cannot work out by itself. */
import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../lists/lists.ts'
import { POST_QUERIES } from './post-cache.ts'
import { THREADS } from './threads.ts'

/** Threads load again at once, other lists when they are opened: nothing moves while it is read. */
export function renewPostLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: THREADS })
  for (const { queryKey } of client.getQueryCache().findAll(POST_QUERIES)) markStale(client, queryKey)
}
