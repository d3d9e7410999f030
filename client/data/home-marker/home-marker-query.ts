/** Keeps the marker of Home that the server has (docs/spec/timelines.md#how-far-home-was-read). */
import { queryOptions, skipToken } from '@tanstack/react-query'

/** Holds the marker. The call for the read notifications brings it along (`notifications/notifications.ts`). */
export const homeMarkerQuery = queryOptions<string | null>({
  queryKey: ['home-marker'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
