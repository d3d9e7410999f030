/** Loads the marker of Home that the server has (docs/spec/timelines.md#how-far-home-was-read). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getMarkers } from '#contract/endpoints/markers.ts'
import { call } from '../connection/api.ts'
import { freshFor } from '../connection/fresh-for.ts'

/**
 * Loads the marker; null where there is none. Another device moves it, so it is asked for again when one
 * comes back to the tab.
 */
export const homeMarkerQuery = queryOptions({
  queryKey: ['home-marker'],
  queryFn: async ({ signal }) => {
    const { home } = await call(getMarkers, { query: { timeline: ['home'] } }, { signal })
    return home?.last_read_id ?? null
  },
  staleTime: freshFor(300_000),
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
})

/** Returns the marker of the server; null where it has none, or none can be had. */
export const markerOfServer = (client: QueryClient): Promise<string | null> =>
  client.ensureQueryData(homeMarkerQuery).catch(() => null) // the place of this device counts then
