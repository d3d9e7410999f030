/**
 * Loads the thread around a post (docs/spec/threads.md#the-thread-of-a-post, docs/spec/threads.md#a-new-reply,
 * docs/spec/threads.md#a-deleted-post-in-a-thread, docs/server/threads.md#thread).
 */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPost, getThread } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { insertReply, withMissing } from '#domain/post/thread.ts'
import { call } from '../connection/api.ts'
import { isMissing, isNotFound } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'
import { loadRelationships } from '../people/relationships.ts'
import { takeAway } from './look-for-post.ts'
import { mapPosts } from './post-cache.ts'

/** The key that all threads begin with. */
export const THREADS = ['posts', 'thread']

/** Loads the thread of a post: all posts of the conversation, parents before replies. Fails with 404 when there is none. */
export const threadQuery = (id: string) =>
  queryOptions<readonly Post[]>({
    queryKey: [...THREADS, id],
    queryFn: async ({ client, signal }) => {
      const posts = await loadThread(client, id, signal)
      const authors = posts.map(({ account }) => account.id)
      void loadRelationships(client, authors)
      return posts
    },
    meta: { kept: 'whole' },
  })

/**
 * Loads a thread. The server leaves out posts by muted people, even the one that was asked for, and answers 404 when
 * nothing is left. That post can still be loaded alone; one that is gone leaves all lists.
 */
async function loadThread(client: QueryClient, id: string, signal: AbortSignal): Promise<readonly Post[]> {
  const ignoreNotFound = (error: unknown) => {
    if (isNotFound(error) && currentToken() !== null) return []
    throw error
  }
  const posts = await call(getThread, { params: { id } }, { signal }).catch(ignoreNotFound)
  if (posts.some((post) => post.id === id)) return posts
  const post = await call(getPost, { params: { id } }, { signal }).catch((error: unknown) => {
    if (isNotFound(error)) takeAway(client, id)
    throw error
  })
  return withMissing(posts, post)
}

/** Returns the thread around a post. While it loads, or when it fails, returns the post alone if any list has it. */
export function useThread(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...threadQuery(id),
    initialData: () => loadedThread(client, id),
    initialDataUpdatedAt: 0,
    placeholderData: () => findPost(client, id),
  })
  const isComplete = query.data !== undefined && !query.isPlaceholderData
  const isGone = isMissing(query.error) || query.data?.length === 0
  const posts = query.data ?? (query.isError && !isGone ? findPost(client, id) : undefined)
  return { ...query, posts, isComplete, isGone }
}

/** Uses a loaded thread as the thread of another of its posts. Returns false when no loaded thread has that post. */
export function reuseThread(client: QueryClient, id: string): boolean {
  const posts = loadedThread(client, id)
  if (posts) client.setQueryData(threadQuery(id).queryKey, (known) => known ?? posts)
  return posts !== undefined
}

/** Returns the loaded thread that has a post. */
const loadedThread = (client: QueryClient, id: string) =>
  client
    .getQueriesData<readonly Post[]>({ queryKey: THREADS })
    .map(([, thread]) => thread)
    .find((thread) => thread?.some((post) => post.id === id))

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

/** Inserts a new reply into all loaded threads it belongs to. */
export function addReplyToThread(client: QueryClient, reply: Post): void {
  client.setQueriesData<readonly Post[]>(
    { queryKey: THREADS },
    (thread) => thread && insertReply(thread, reply),
  )
}
