/**
 * The posts that the replies of Home answer, one cache entry for each
 * (docs/spec/timelines.md#what-a-reply-answers).
 */
import { hashKey, type InfiniteData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { getPosts } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { itemsOf } from '#domain/paging.ts'
import { besideParents, parentIds } from '#domain/post/parent.ts'
import { requestableIds } from '#domain/profile/ids.ts'
import { createStore } from '#platform/storage/store.ts'
import { call } from '../connection/api.ts'
import { isTokenRefused } from '../connection/api-error.ts'
import type { List } from '../lists/lists.ts'
import { mapPosts } from './post-cache.ts'

/** Holds one parent; null where the server does not show it. `followParents` fills it. */
export const parentQuery = (id: string) =>
  queryOptions<Post | null>({ queryKey: ['posts', 'parent', id], queryFn: skipToken })

type Pages = InfiniteData<Page<Post>>

/** The ids of the replies whose parents stand beside them. */
export const repliesBesideParents = createStore<ReadonlySet<string>>(new Set())

/** The server takes 200, but proxies in front of it refuse long addresses. */
const MOST_AT_ONCE = 100

/**
 * Finds out from now on what the posts of a list answer: of a page that comes in one call, of which only what
 * no list has is asked for. `maySend` says whether the server has that call; without it only what is known
 * already is found. Returns the function that stops it.
 */
export function followParents(
  client: QueryClient,
  list: Pick<List<Post>, 'queryKey'>,
  maySend: boolean,
  isShown: (entry: Post) => boolean = () => true,
): () => void {
  const hash = hashKey(list.queryKey)
  const onTheWay = new Set<string>()
  let seen = ''

  function follow(): void {
    const pages = client.getQueryData<Pages>(list.queryKey)?.pages ?? []
    // A like changes posts, and which posts there are seldom.
    const now = pages.map(({ items }) => `${items.length} ${items[0]?.id}`).join()
    if (now !== seen) look(pages)
    seen = now
  }

  function look(pages: readonly Page<Post>[]): void {
    const entries = itemsOf(pages).filter(isShown)
    repliesBesideParents.set(besideParents(entries))
    const isKnown = (id: string) => client.getQueryData(parentQuery(id).queryKey) !== undefined
    const missing = parentIds(entries).filter((id) => !onTheWay.has(id) && !isKnown(id))
    const unknown = takeLoaded(client, missing)
    if (maySend && unknown.length > 0) void ask(unknown.slice(0, MOST_AT_ONCE))
  }

  async function ask(ids: readonly string[]): Promise<void> {
    for (const id of ids) onTheWay.add(id)
    const isAnswered = await loadParents(client, ids)
    for (const id of ids) onTheWay.delete(id)
    if (isAnswered && ids.length === MOST_AT_ONCE)
      look(client.getQueryData<Pages>(list.queryKey)?.pages ?? [])
  }

  const stop = client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (
      type === 'updated' &&
      query.queryHash === hash &&
      'action' in event &&
      event.action.type === 'success'
    )
      follow()
  })
  follow()
  return stop
}

/** Takes the parents that some list has, and returns the ids of the others. */
function takeLoaded(client: QueryClient, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return ids
  const wanted = new Set(ids)
  for (const [, data] of client.getQueriesData({ queryKey: ['posts'] })) {
    mapPosts(data, (post) => {
      if (wanted.delete(post.id)) client.setQueryData(parentQuery(post.id).queryKey, post)
      return post
    })
  }
  return [...wanted]
}

/** Asks for parents; false when no answer came, which the next page asks for again. */
async function loadParents(client: QueryClient, ids: readonly string[]): Promise<boolean> {
  try {
    const posts = await call(getPosts, { query: { id: requestableIds(ids) } })
    const byId = new Map(posts.map((post) => [post.id, post]))
    // Of those that did not come one may be what could not be read.
    const wanted = unreadableIn(posts) === 0 ? ids : [...byId.keys()]
    for (const id of wanted) client.setQueryData(parentQuery(id).queryKey, byId.get(id) ?? null)
    return true
  } catch (error) {
    // The end of the session is shown elsewhere.
    if (!isTokenRefused(error)) console.warn('what replies answer could not be loaded', error)
    return false
  }
}
