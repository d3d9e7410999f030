/**
 * Lists posts whose ids somebody keeps among their preferences. They stand in the address of the question, so
 * that is asked for a page of them at a time (docs/server/posts.md#several-posts). What is no id would fail
 * it, and is not asked for.
 */
import type { QueryClient } from '@tanstack/react-query'
import { getPost, getPosts } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { isOlderThan } from '#domain/instance.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { isUuid } from '#domain/profile/ids.ts'
import { call } from '../connection/api.ts'
import { isGone } from '../connection/api-error.ts'
import { instanceQuery } from '../connection/instance.ts'
import { postListQuery } from './timelines.ts'

/** Returns the posts in the order of their ids. Those that are gone, or do not belong there, are left out. */
export const postsByIds = (
  name: Parameters<typeof postListQuery>[0],
  idsOf: (client: QueryClient) => readonly string[],
  belongs: (post: Post) => boolean,
) =>
  postListQuery(
    name,
    async (cursor, { client, signal }) => {
      const ids = idsOf(client).filter(isUuid)
      const start = Number(cursor)
      const end = start + PAGE_SIZE
      const wanted = ids.slice(start, end)
      const sent = await loadPosts(client, wanted, signal)
      const posts = new Map(sent.map((post) => [post.id, post]))
      const items = wanted.flatMap((id) => posts.get(id) ?? []).filter(belongs)
      return { items, next: end < ids.length ? String(end) : null, unreadable: unreadableIn(sent) }
    },
    { isByChoice: true },
  )

/** Older servers send one post at a time. */
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
