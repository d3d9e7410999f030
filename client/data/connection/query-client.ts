/** The one home of what the server said (architecture "Server state and caching"). */
import { QueryClient } from '@tanstack/react-query'

/** Milliseconds. Whoever comes back finds the page as it was, after a long read too. */
const KEPT = 3_600_000

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: KEPT,
        // Errors are shown with a way on, not hidden behind silent tries; posts must not jump on focus.
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // Offline is an error to show, not a reason to wait for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
