/** Custom feeds: which there are, and what their members say (spec A §2.11, contract 1.8). */
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createFeed,
  deleteFeed,
  getFeed,
  listFeeds,
  listFeedTimeline,
  renameFeed,
} from '#contract/endpoints/feeds.ts'
import type { Feed } from '#contract/entities/feed.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { linked, renewList } from '../lists/lists.ts'
import { homeTimelineQuery, postListQuery } from '../posts/timelines.ts'

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call(listFeeds, {}, { signal }),
})

const feedQuery = (id: string) =>
  queryOptions({
    queryKey: ['feed', id],
    queryFn: ({ signal }) => call(getFeed, { params: { id } }, { signal }),
  })

/** One feed; its name is known at once to whoever comes from the list. */
export function useFeed(id: string) {
  const client = useQueryClient()
  return useQuery({
    ...feedQuery(id),
    placeholderData: () => client.getQueryData(feedsQuery.queryKey)?.find((feed) => feed.id === id),
  })
}

/** Deleted, somebody else's, or an address that never was one. */
export const isNoFeed = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** A feed may be deleted elsewhere at any time: once one call has met that, the screens shall know. */
export function askWhetherGone(client: QueryClient, id: string, error: unknown): void {
  if (isNoFeed(error)) void client.invalidateQueries(feedQuery(id))
}

export const feedTimelineQuery = (id: string) => {
  const load = linked(listFeedTimeline, { params: { id }, query: { limit: PAGE_SIZE } })
  return postListQuery(['feed', id], async (cursor, { client, signal }) => {
    try {
      return await load(cursor, { signal })
    } catch (error) {
      askWhetherGone(client, id, error)
      throw error
    }
  })
}

/** Whoever is in a feed has left Home (contract 2.9): when that changes, both begin anew. */
export function renewTimelines(client: QueryClient, id: string): void {
  void renewList(client, homeTimelineQuery.queryKey)
  void renewList(client, feedTimelineQuery(id).queryKey)
}

function changeFeeds(client: QueryClient, change: (feeds: Feed[]) => Feed[]): void {
  client.setQueryData(feedsQuery.queryKey, (feeds) => feeds && change(feeds))
  // An answer still on its way does not know of the change.
  if (client.isFetching(feedsQuery) > 0) void client.invalidateQueries(feedsQuery)
}

/** Resolves with the new feed, which stands on top until the server sorts it in. */
export function useCreateFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => call(createFeed, { body: { title } }),
    onSuccess: (feed) => changeFeeds(client, (feeds) => [feed, ...feeds]),
  })
}

export function useRenameFeed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => call(renameFeed, { params: { id }, body: { title } }),
    onSuccess: (feed) => {
      client.setQueryData(feedQuery(id).queryKey, feed)
      changeFeeds(client, (feeds) => feeds.map((one) => (one.id === id ? feed : one)))
    },
    onError: (error) => askWhetherGone(client, id, error),
  })
}

/** A feed that is gone already needs no second deletion. */
export function useDeleteFeed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call(deleteFeed, { params: { id } })
      } catch (error) {
        if (!isNoFeed(error)) throw error
      }
    },
    onSuccess: () => {
      changeFeeds(client, (feeds) => feeds.filter((feed) => feed.id !== id))
      // Whoever comes back to its address is to see that it is gone.
      void client.invalidateQueries({ ...feedQuery(id), refetchType: 'none' })
      void renewList(client, homeTimelineQuery.queryKey)
    },
  })
}
