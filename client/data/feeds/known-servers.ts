/**
 * Finds out which servers this one knows (docs/spec/feeds.md#new-merged-feed, docs/server/instance.md#calls):
 * the timeline of one that it does not know is empty.
 */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listPeers } from '#contract/endpoints/instance.ts'
import type { Source } from '#domain/merged-feed/merged-feed.ts'
import { call } from '../connection/api.ts'

const knownServersQuery = queryOptions({
  queryKey: ['peers'],
  queryFn: ({ signal }) => call(listPeers, {}, { signal }),
})

/** Returns the mutation that finds those of some sources whose server is not known. */
export function useFindUnknown() {
  const client = useQueryClient()
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: async (sources: readonly Source[]): Promise<Source[]> => {
      const hosts = sources.filter(({ kind }) => kind === 'host')
      if (hosts.length === 0) return []
      const known = await client.fetchQuery(knownServersQuery)
      return hosts.filter(({ value }) => !known.includes(value))
    },
  })
}
