/** Creates the cache of everything the server has sent (docs/architecture.md#how-a-call-travels). */
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from '#domain/freshness.ts'
import { freshFor } from './fresh-for.ts'

/** Milliseconds that data stays in the cache after its last use: going back shows a page as it was. */
export const CACHE_TIME = 3_600_000

/**
 * A press is painted in the next frame: a timer would let that frame pass
 * (docs/spec/posts.md#what-a-card-costs).
 */
notifyManager.setScheduler(queueMicrotask)

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor(FRESH_MS),
        gcTime: CACHE_TIME,
        // Errors are shown with a button to try again, not hidden behind retries. Posts must not move when
        // the window gets the focus.
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // A missing connection is an error to show at once.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
