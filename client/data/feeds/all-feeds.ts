/** All feeds of the viewer: lists of people, and merged feeds (docs/spec/feeds.md#list-of-feeds). */
import { useQuery } from '@tanstack/react-query'
import type { Feed } from '#contract/entities/feed.ts'
import { feedsQuery } from './feeds.ts'
import { useMergedFeeds } from './merged-feeds.ts'

/**
 * Returns the feeds, and the query of those that the server keeps. Merged feeds wait for that, because they
 * stand below: they would move under the eye.
 */
export function useAllFeeds({ enabled = true } = {}) {
  const query = useQuery({ ...feedsQuery, enabled })
  const merged = useMergedFeeds()
  const feeds: readonly Feed[] = query.data || query.isError ? [...(query.data ?? []), ...merged] : []
  return { ...query, feeds }
}
