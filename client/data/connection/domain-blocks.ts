/** Loads which servers this one blocks (docs/spec/instance.md#about). */
import { queryOptions } from '@tanstack/react-query'
import { listDomainBlocks } from '#contract/endpoints/instance.ts'
import { call } from './api.ts'
import { freshFor } from './fresh-for.ts'

/** Guests and people who are signed in may get different answers. */
export const domainBlocksQuery = (isGuest: boolean) =>
  queryOptions({
    queryKey: ['instance', 'domain-blocks', isGuest],
    queryFn: ({ signal }) => call(listDomainBlocks, {}, { signal }),
    staleTime: freshFor(300_000),
  })
