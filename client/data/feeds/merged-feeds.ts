/**
 * The viewer's merged feeds, which stand among the preferences (docs/spec/feeds.md#merged-feeds,
 * docs/spec/feeds.md#where-merged-feeds-are-stored).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MergedFeed,
  type MergedFeedId,
  mergedFeedsOf,
  newMergedFeedId,
} from '#domain/merged-feed/merged-feed.ts'
import { storedValues } from '#domain/preference.ts'
import { useNewName } from '../connection/new-name.ts'
import { savePreferences } from '../connection/preferences.ts'
import { useViewer } from '../connection/session.ts'

export const useMergedFeeds = (): MergedFeed[] => mergedFeedsOf(storedValues(useViewer()))

/** Returns the merged feed with an id; undefined where there is none. */
export const useMergedFeed = (id: string): MergedFeed | undefined =>
  useMergedFeeds().find((feed) => feed.id === id)

/** Stores a merged feed in place of the former one. */
export async function saveMergedFeed(client: QueryClient, feed: MergedFeed): Promise<MergedFeed> {
  const { id, title, sources } = feed
  await savePreferences(client, { [id]: { title, sources } })
  return feed
}

export const deleteMergedFeed = (client: QueryClient, id: MergedFeedId): Promise<void> =>
  savePreferences(client, { [id]: null })

/** Returns the mutation that makes a merged feed. */
export function useCreateMergedFeed() {
  const client = useQueryClient()
  const values = storedValues(useViewer())
  const newName = useNewName(() => newMergedFeedId(values, Math.random))
  return useMutation({
    mutationFn: (feed: Omit<MergedFeed, 'id'>) => saveMergedFeed(client, { ...feed, id: newName.take() }),
    onSuccess: newName.forget,
  })
}

/** Returns the mutation that changes what is in a merged feed. */
export function useChangeSources(feed: MergedFeed) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sources: MergedFeed['sources']) => saveMergedFeed(client, { ...feed, sources }),
  })
}

/** Returns the mutation that renames a merged feed. */
export function useRenameMergedFeed(feed: MergedFeed) {
  const client = useQueryClient()
  return useMutation({ mutationFn: (title: string) => saveMergedFeed(client, { ...feed, title }) })
}
