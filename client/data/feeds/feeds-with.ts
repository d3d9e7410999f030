/** Which of the viewer's custom feeds a person is in (docs/spec/feeds.md#feeds-of-a-person). */
import { queryOptions } from '@tanstack/react-query'
import { listFeedsWith } from '#contract/endpoints/feeds.ts'
import { call } from '../connection/api.ts'

/** Asked for anew whenever somebody looks: other devices change it too. */
export const feedsWithQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['feeds-with', accountId],
    queryFn: ({ signal }) => call(listFeedsWith, { params: { id: accountId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
