/** Lists of posts, and the Home timeline (docs/spec/timelines.md#home). */
import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import type { Post } from '#contract/entities/post.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { withoutOwnEchoes } from '#domain/post/own-repost.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { type Cursor, linked, listQuery } from '../lists/lists.ts'
import { loadRelationships } from '../people/relationships.ts'
import { sharingParts } from './share-parts.ts'

type LoadPosts = (
  cursor: Cursor,
  context: { client: QueryClient; signal: AbortSignal },
) => Promise<Page<Post>>

/**
 * Returns the query of a list of posts. `name` identifies the list; one `isByChoice` is not in the order of
 * their age. `calls` says how many calls one page takes.
 */
export function postListQuery(
  name: readonly [string, ...unknown[]],
  load: LoadPosts,
  { isByChoice = false, calls = 1 } = {},
) {
  const queryKey = ['posts', ...name] as const
  const loadPosts: LoadPosts = async (cursor, { client, signal }) => {
    const page = await load(cursor, { client, signal })
    // The posts do not wait for the relationships.
    void loadRelationships(client, page.items.flatMap(peopleOf))
    return { ...page, items: sharingParts(client, queryKey, page.items) }
  }
  return listQuery<Post>(queryKey, loadPosts, { stored: 'around-place', load: loadPosts, isByChoice, calls })
}

const peopleOf = (post: Post) => [post.account.id, ...(post.reblog ? [post.reblog.account.id] : [])]

const loadHome = linked(listHomeTimeline, { query: { limit: PAGE_SIZE } })

export const homeTimelineQuery = postListQuery(['home'], async (cursor, context) => {
  const page = await loadHome(cursor, context)
  return { ...page, items: withoutOwnEchoes(page.items, accountHere()) }
})
