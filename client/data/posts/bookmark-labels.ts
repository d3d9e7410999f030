/** Puts labels on bookmarks and lists what has one (docs/spec/timelines.md#labels-of-bookmarks). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasRoom, type Label, type LabelChange, labelsOf } from '#domain/bookmark-labels.ts'
import { type StoredPreferences, storedValues } from '#domain/preference.ts'
import { ApiError } from '../connection/api-error.ts'
import { changeStored } from '../connection/change-stored.ts'
import { useViewer } from '../connection/session.ts'
import { postsByIds } from './posts-by-ids.ts'

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

/** Changes labels as they are stored now. Refuses a change that there is no room for. */
export const changeLabels = (client: QueryClient, change: Change): Promise<void> =>
  changeStored(client, (values) => {
    const changed = change(values)
    if (hasRoom(values, changed)) return changed
    throw new ApiError('refused', 'client config size exceeds limit', { status: 400 })
  })

/**
 * Returns the bookmarks that have a label, the one that got it last first. A post that is no bookmark any
 * more is left out.
 */
export const labelledPostsQuery = ({ name, ids }: Label) =>
  postsByIds(
    ['labelled', name, ids],
    () => ids,
    ({ bookmarked }) => bookmarked,
  )
