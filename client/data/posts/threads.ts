/** Whole conversations around a post (spec A §2.9, contract 1.4 `thread`). */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getThread } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { insertReply } from '#domain/post/thread.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { loadRelationships } from '../people/relationships.ts'
import { mapPosts } from './post-cache.ts'

const THREADS = ['posts', 'thread']

export const threadQuery = (id: string) =>
  queryOptions<readonly Post[]>({
    queryKey: [...THREADS, id],
    queryFn: async ({ client, signal }) => {
      const posts = await call(getThread, { params: { id } }, { signal })
      // The server leaves out posts of muted people, the one that was asked for too.
      if (!posts.some((post) => post.id === id)) {
        throw new ApiError('refused', 'post not found', { status: 404 })
      }
      const authors = posts.map(({ account }) => account.id)
      void loadRelationships(client, authors)
      return posts
    },
  })

/** The conversation around a post; while it loads, the post alone where any list has it. */
export function useThread(id: string) {
  const client = useQueryClient()
  return useQuery({ ...threadQuery(id), placeholderData: () => findPost(client, id) })
}

function findPost(client: QueryClient, id: string): Post[] | undefined {
  const found: Post[] = []
  for (const [, data] of client.getQueriesData({ queryKey: ['posts'] })) {
    mapPosts(data, (post) => {
      if (post.id === id) found.push(post)
      return post
    })
    if (found.length > 0) return found.slice(0, 1)
  }
  return undefined
}

/** Shows a reply that was just written in every loaded thread it belongs to. */
export function addReplyToThread(client: QueryClient, reply: Post): void {
  client.setQueriesData<readonly Post[]>(
    { queryKey: THREADS },
    (thread) => thread && insertReply(thread, reply),
  )
}
