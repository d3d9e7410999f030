/**
 * Brings a kept list up to date without moving what is read (docs/spec/offline.md#kept-answers-are-renewed). What is new waits above
 * where the reader is at the top, and is put in out of sight otherwise.
 */
import { hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { renewed } from '#domain/kept-answers/renewed.ts'
import type { PageAboveGap } from '#domain/new-posts.ts'
import { rowInWindow } from '#platform/row-in-window.ts'
import { ApiError } from '../connection/api-error.ts'
import type { Cursor, List } from '../lists/lists.ts'
import { addNews } from '../lists/new-posts.ts'
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
    client.setQueryData<Pages>(list.queryKey, { ...now, pages })
    noteConfirmed(hash)
    addNews(client, list, fresh, isAtTop(pages))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    noteOutOfReach(hash)
    console.warn('the kept list could not be renewed', error)
  }
}

/** Returns whether the first row of a list can be seen, or no row at all. */
function isAtTop(pages: readonly PageAboveGap<Post>[]): boolean {
  const first = pages.flatMap(({ items }) => items)[0]
  const row = rowInWindow()?.row
  return row === undefined || row === first?.id
}
