/**
 * Brings a kept list up to date without moving what is read (docs/spec/offline.md#kept-answers-are-renewed). What is new is put
 * in above, out of sight.
 */
import { hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { renewed } from '#domain/kept-answers/renewed.ts'
import type { PageAboveGap } from '#domain/new-posts.ts'
import { holdRow } from '#platform/hold-row.ts'
import { rowInWindow } from '#platform/row-in-window.ts'
import { ApiError } from '../connection/api-error.ts'
import type { Cursor, List } from '../lists/lists.ts'
import { putInAbove } from '../lists/new-posts.ts'
import { noteConfirmed, noteOutOfReach, restored } from './restored.ts'

type Pages = InfiniteData<PageAboveGap<Post>, Cursor>

/** Asks the server once for the first page of a list that is shown as it was kept. Without a connection the list stays as it is. */
export async function renewList(client: QueryClient, list: List<Post>): Promise<void> {
  const hash = hashKey(list.queryKey)
  const asked = client.getQueryData<Pages>(list.queryKey)
  if (!asked || !restored.current().has(hash)) return
  try {
    const answer = await list.load(null, { client, signal: new AbortController().signal })
    const now = client.getQueryData<Pages>(list.queryKey)
    // It was loaded anew meanwhile.
    if (!now || !restored.current().has(hash)) return
    const { pages, fresh } = renewed(now.pages, asked.pages, answer)
    const place = rowInWindow()
    client.setQueryData<Pages>(list.queryKey, { ...now, pages })
    noteConfirmed(hash)
    putInAbove(client, list, fresh)
    // Further down the browser keeps what is read in its place, while somebody scrolls too; at the very top it does not.
    if (place?.isAtTop) holdRow(place)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    noteOutOfReach(hash)
    console.warn('the kept list could not be renewed', error)
  }
}
