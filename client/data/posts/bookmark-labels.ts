/** Puts labels on bookmarks and lists what has one (docs/spec/timelines.md#labels-of-bookmarks). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getPost, getPosts } from '#contract/endpoints/posts.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import type { Post } from '#contract/entities/post.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { hasRoom, type Label, type LabelChange, labelsOf } from '#domain/bookmark-labels.ts'
import { isOlderThan } from '#domain/instance.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { type StoredPreferences, storedValues } from '#domain/preference.ts'
import { changesAt, withChanges } from '#domain/preference-change.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { call } from '../connection/api.ts'
import { ApiError, isGone } from '../connection/api-error.ts'
import { instanceQuery } from '../connection/instance.ts'
import { preferenceOptions } from '../connection/preferences.ts'
import { runMutation } from '../connection/run-mutation.ts'
import { useViewer } from '../connection/session.ts'
import { STORED_PREFERENCE_CHANGES } from '../storage/stored-preference-changes.ts'
import { readStoredValue } from '../storage/stored-value.ts'
import { postListQuery } from './timelines.ts'

/** Returns the viewer's labels and the stored object that they are in. */
export function useLabels(): { labels: readonly Label[]; values: StoredPreferences } {
  const values = storedValues(useViewer())
  return { labels: labelsOf(values), values }
}

/** Returns a change for what is stored now. */
type Change = (values: StoredPreferences) => LabelChange

/** Returns the mutation that changes labels. */
export function useChangeLabels() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'labels' },
    mutationFn: (change: Change) => changeLabels(client, change),
  })
}

/**
 * Asks first for what is stored: a label is replaced as a whole, and another device may have added a post to
 * it since this one has read it. Refuses a change that there is no room for.
 */
export async function changeLabels(client: QueryClient, change: Change): Promise<void> {
  const stored = storedValues(await call(getViewer, {}))
  const values = withChanges(stored, readStoredValue(STORED_PREFERENCE_CHANGES))
  const changed = change(values)
  if (!hasRoom(values, changed)) {
    throw new ApiError('refused', 'client config size exceeds limit', { status: 400 })
  }
  await runMutation(client, preferenceOptions(client), changesAt(serverNow(), changed, values))
}

/**
 * Returns the bookmarks that have a label, the one that got it last first. A post that is no bookmark any
 * more is left out.
 */
export const labelledPostsQuery = ({ name, ids }: Label) =>
  postListQuery(
    ['labelled', name, ids],
    async (cursor, { client, signal }) => {
      const start = Number(cursor)
      const wanted = ids.slice(start, start + PAGE_SIZE)
      const sent = await loadPosts(client, wanted, signal)
      const posts = new Map(sent.map((post) => [post.id, post]))
      const items = wanted.flatMap((id) => posts.get(id) ?? []).filter(({ bookmarked }) => bookmarked)
      const end = start + PAGE_SIZE
      return { items, next: end < ids.length ? String(end) : null, unreadable: unreadableIn(sent) }
    },
    { isByChoice: true },
  )

async function loadPosts(client: QueryClient, ids: readonly string[], signal: AbortSignal): Promise<Post[]> {
  if (ids.length === 0) return []
  const { version } = await client.ensureQueryData(instanceQuery)
  if (!isOlderThan(version, 5, 8)) return call(getPosts, { query: { id: [...ids] } }, { signal })
  const found = await Promise.all(
    ids.map((id) =>
      call(getPost, { params: { id } }, { signal }).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      }),
    ),
  )
  return found.filter((post) => post !== null)
}
