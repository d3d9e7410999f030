/**
 * Loads the thread around a post (docs/spec/threads.md#the-thread-of-a-post,
 * docs/spec/threads.md#a-new-reply, docs/spec/threads.md#a-deleted-post-in-a-thread,
 * docs/server/threads.md#thread).
 */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPost, getThread } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { insertReply, withMissing } from '#domain/post/thread.ts'
import { call } from '../connection/api.ts'
import { isMissing, isNotFound } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'
import { loadRelationships } from '../people/relationships.ts'
import { findOnlyListed, findPost } from './find-post.ts'

/** The key that all threads begin with. */
export const THREADS = ['posts', 'thread']

/**
 * Loads the thread of a post: all posts of the conversation, parents before replies. Fails with 404 when
 * there is none.
 */
export const threadQuery = (id: string) =>
  queryOptions<readonly Post[]>({
    queryKey: [...THREADS, id],
    queryFn: async ({ client, signal }) => {
      const posts = await loadThread(client, id, signal)
      const authors = posts.map(({ account }) => account.id)
      void loadRelationships(client, authors)
      return posts
    },
    meta: { stored: 'whole' },
  })

/**
 * Loads a thread. The server leaves out posts by muted people, even the one that was asked for, and answers
 * 404 when nothing is left. That post can still be loaded alone; one that is gone leaves all lists.
 */
async function loadThread(client: QueryClient, id: string, signal: AbortSignal): Promise<readonly Post[]> {
  const ignoreNotFound = (error: unknown) => {
    if (isNotFound(error) && currentToken() !== null) return []
    throw error
  }
  const posts = await call(getThread, { params: { id } }, { signal }).catch(ignoreNotFound)
  if (posts.some((post) => post.id === id)) return posts
  const post = await call(getPost, { params: { id } }, { signal }).catch((error: unknown) => {
    if (isNotFound(error) && findOnlyListed(client, id) === undefined) void takeAway(client, id)
    throw error
  })
  return withMissing(posts, post)
}

/** The code for it loads only then. */
async function takeAway(client: QueryClient, id: string): Promise<void> {
  const late = await import('./look-for-post.ts')
  late.takeAway(client, id)
}

/**
 * Returns the thread around a post. While it loads, or when it fails, returns the post alone if any list has
 * it; so it does with one that the server shows in lists only
 * (docs/spec/subscriptions.md#posts-from-before-a-subscription).
 */
export function useThread(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...threadQuery(id),
    initialData: () => loadedThread(client, id),
    initialDataUpdatedAt: 0,
    placeholderData: () => alone(client, id),
  })
  const isComplete = query.data !== undefined && !query.isPlaceholderData
  const hasNone = isMissing(query.error) || query.data?.length === 0
  const isOnlyListed = hasNone && findOnlyListed(client, id) !== undefined
  const isGone = hasNone && !isOnlyListed
  const posts = query.data ?? (query.isError && !isGone ? alone(client, id) : undefined)
  return { ...query, posts, isComplete, isGone, isOnlyListed }
}

/** Returns the post as a list has it, as a thread of its own. */
function alone(client: QueryClient, id: string): Post[] | undefined {
  const post = findPost(client, id)
  return post && [post]
}

/**
 * Uses a loaded thread as the thread of another of its posts. Returns false when no loaded thread has that
 * post.
 */
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

/** Inserts a new reply into all loaded threads it belongs to. */
export function addReplyToThread(client: QueryClient, reply: Post): void {
  client.setQueriesData<readonly Post[]>(
    { queryKey: THREADS },
    (thread) => thread && insertReply(thread, reply),
  )
}
