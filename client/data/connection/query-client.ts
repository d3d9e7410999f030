/** The one home of what the server said (architecture "Server state and caching"). */
import { QueryClient } from '@tanstack/react-query'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
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
