/**
 * Custom feeds and their timelines (docs/spec/feeds.md#list-of-feeds, docs/server/feeds.md#all-feeds,
 * docs/spec/feeds.md#members-leave-home).
 */
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
import { isReturning } from '#platform/page/returning.ts'
import { call } from '../connection/api.ts'
import { isMissing } from '../connection/api-error.ts'
import { deleteOnce, ifMissing } from '../connection/delete-once.ts'
import { linked, refreshList } from '../lists/lists.ts'
import { homeTimelineQuery, postListQuery } from '../posts/timelines.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/**
 * Loads all custom feeds of the viewer. Going back asks for nothing (docs/spec/navigation.md#coming-back).
 */
export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call(listFeeds, {}, { signal }),
  refetchOnMount: () => !isReturning(),
})

const feedQuery = (id: string) =>
  queryOptions({
    queryKey: ['feed', id],
    queryFn: ({ signal }) => call(getFeed, { params: { id } }, { signal }),
    meta: { stored: 'whole' },
  })

/** Returns one feed. Its name is there at once when the list of feeds is loaded. */
export function useFeed(id: string) {
  const client = useQueryClient()
  return useQuery({
    ...feedQuery(id),
    placeholderData: () => client.getQueryData(feedsQuery.queryKey)?.find((feed) => feed.id === id),
  })
}

/**
 * Loads the feed and the list of feeds again after a call found it missing, so that the screens show it: a
 * feed may be deleted elsewhere at any time.
 */
export function refetchIfMissing(client: QueryClient, id: string, error: unknown): void {
  if (!isMissing(error)) return
  void client.invalidateQueries(feedQuery(id))
  void client.invalidateQueries(feedsQuery)
}

/** Lists the posts of the members of a feed. */
export const feedTimelineQuery = (id: string) => {
  const load = linked(listFeedTimeline, { params: { id }, query: { limit: PAGE_SIZE } })
  return postListQuery(['feed', id], async (cursor, { client, signal }) => {
    try {
      return await load(cursor, { signal })
    } catch (error) {
      refetchIfMissing(client, id, error)
      throw error
    }
  })
}

/**
 * Refreshes Home and the timeline of a feed: members of a feed are left out of Home
 * (docs/server/feeds.md#list).
 */
export function refreshTimelines(client: QueryClient, id: string): void {
  void refreshList(client, homeTimelineQuery.queryKey)
  void refreshList(client, feedTimelineQuery(id).queryKey)
}

function changeFeeds(client: QueryClient, change: (feeds: Feed[]) => Feed[]): void {
  client.setQueryData(feedsQuery.queryKey, (feeds) => feeds && change(feeds))
  // An answer that is still on its way does not contain the change.
  if (client.isFetching(feedsQuery) > 0) void client.invalidateQueries(feedsQuery)
}

/** Shows a new feed first in the list, once. */
export const showFeedCreated = (client: QueryClient, feed: Feed) =>
  changeFeeds(client, (feeds) => [feed, ...feeds.filter(({ id }) => id !== feed.id)])

/** Creates a feed. It is listed first until the list is loaded again. */
export function useCreateFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => call(createFeed, { body: { title } }),
    onSuccess: (feed) => {
      showFeedCreated(client, feed)
      tellTabs(client, { kind: 'feed-created', feed })
    },
    // It may be there all the same: only the answer was lost, or a second try is refused for its name.
    onError: () => client.invalidateQueries(feedsQuery),
  })
}

/** Shows the new name of a feed. */
export function showFeedRenamed(client: QueryClient, feed: Feed): void {
  client.setQueryData(feedQuery(feed.id).queryKey, feed)
  changeFeeds(client, (feeds) => feeds.map((one) => (one.id === feed.id ? feed : one)))
}

/** Renames a feed. */
export function useRenameFeed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => call(renameFeed, { params: { id }, body: { title } }),
    onSuccess: (feed) => {
      showFeedRenamed(client, feed)
      tellTabs(client, { kind: 'feed-renamed', feed })
    },
    onError: (error) => refetchIfMissing(client, id, error),
  })
}

/** Shows that a feed is gone. Its members are in Home again. */
export function showFeedGone(client: QueryClient, id: string, refetchType: 'none' | 'active' = 'none'): void {
  changeFeeds(client, (feeds) => feeds.filter((feed) => feed.id !== id))
  // Its address shows from now on that the feed is missing.
  void client.invalidateQueries({ ...feedQuery(id), refetchType })
  void refreshList(client, homeTimelineQuery.queryKey)
}

/** Deletes a feed. A feed that is missing already counts as deleted. */
export function useDeleteFeed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const params = { id }
      return deleteOnce<unknown>(
        () => call(deleteFeed, { params }),
        () => ifMissing(() => call(getFeed, { params }), undefined),
      )
    },
    onSuccess: () => {
      showFeedGone(client, id)
      tellTabs(client, { kind: 'feed-gone', feedId: id })
    },
  })
}
