/**
 * Changes and removes posts in all loaded lists, without asking the server again
 * (docs/spec/lists.md#deleting-an-entry, docs/spec/posts.md#where-a-deleted-post-leaves).
 */
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { rememberRecent } from '#platform/page/remember-recent.ts'

/** The first parts of the keys of queries that hold posts. */
const KEYS_WITH_POSTS: ReadonlySet<unknown> = new Set([
  'posts',
  'news',
  'notifications',
  'search',
  'conversations',
])

/**
 * The only fields in which a post can be. Going through all fields of a long list would be felt at every
 * press.
 */
const BRANCHES = [
  'pages',
  'waiting',
  'items',
  'statuses',
  'status',
  'last_status',
  'reblog',
  'links',
  'pleroma',
  'quote',
]

/**
 * Fields whose entry is removed with the post in them: a repost, a notification or a conversation without its
 * post.
 */
const REQUIRED = ['reblog', 'status', 'last_status']

/** Returns the changed post, the same object when nothing changes, or null to remove it. */
type Change = (post: Post) => Post | null

const GONE = Symbol('gone')

/**
 * Returns `value` with every post in it changed: entries, reposts, quotes, posts in notifications. Untouched
 * parts stay the same objects.
 */
export function mapPosts(value: unknown, change: Change): unknown {
  const after = walk(value, change)
  return after === GONE ? null : after
}

function walk(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return walkList(value, change)
  if (typeof value !== 'object' || value === null) return value
  const changed = walkBranches(value, change)
  if (changed === GONE || !isPost(changed)) return changed
  return change(changed) ?? GONE
}

function walkList(list: readonly unknown[], change: Change): readonly unknown[] {
  const after = list.map((item) => walk(item, change))
  return after.some((item, index) => item !== list[index]) ? after.filter((item) => item !== GONE) : list
}

function walkBranches(value: object, change: Change): object | typeof GONE {
  let copy = value
  for (const key of BRANCHES) {
    const before: unknown = Reflect.get(value, key)
    if (typeof before !== 'object' || before === null) continue
    const after = walk(before, change)
    if (after === before) continue
    if (after === GONE && REQUIRED.includes(key)) return GONE
    copy = { ...copy, [key]: after === GONE ? null : after }
  }
  return copy
}

const isPost = (value: object): value is Post => 'pleroma' in value && 'visibility' in value

/** The queries that hold posts. */
export const POST_QUERIES: QueryFilters = { predicate: ({ queryKey }) => KEYS_WITH_POSTS.has(queryKey[0]) }

/** More posts than change here before the answer to an earlier question has come. */
const MOST_CHANGES = 5_000

/** When posts were changed here last, by their ids: an answer to an earlier question does not know of it. */
const changedAt = new Map<string, number>()

export const noteChanged = (id: string) => rememberRecent(changedAt, id, Date.now(), MOST_CHANGES)

/** Returns whether a post was changed here since a moment, in milliseconds. */
export const isChangedSince = (id: string, moment: number) => (changedAt.get(id) ?? 0) >= moment

/** Changes every copy of every post that is loaded or on its way. */
export function changePosts(client: QueryClient, change: Change): void {
  const noting = (post: Post) => {
    const after = change(post)
    if (after !== post) noteChanged(post.id)
    return after
  }
  changeLoaded(client, noting)
  onceLoaded(client, POST_QUERIES, (data) => mapPosts(data, noting))
}

/** Changes every copy of every post that is loaded. */
export function changeLoaded(client: QueryClient, change: Change): void {
  for (const { queryKey, state } of client.getQueryCache().findAll(POST_QUERIES)) {
    const { data, dataUpdatedAt: updatedAt } = state
    const after = data === undefined ? undefined : mapPosts(data, change)
    // A change here does not make the data newer.
    if (after !== data) client.setQueryData(queryKey, after, { updatedAt })
  }
}

/** Applies a change to answers that are on their way: the server may have sent them before the change. */
function onceLoaded(client: QueryClient, which: QueryFilters, apply: (data: unknown) => unknown): void {
  for (const { promise, queryKey } of client.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })) {
    promise?.then(
      () => client.setQueryData(queryKey, apply),
      () => undefined, // no answer has come that could lack it
    )
  }
}

/** Changes every copy of one post. */
export const changePost = (client: QueryClient, id: string, change: Change) =>
  changePosts(client, (post) => (post.id === id ? change(post) : post))

/** Removes one person's repost of a post from all lists. The post itself stays. */
export const removeReposts = (client: QueryClient, id: string, accountId: string) =>
  changePosts(client, (post) => (post.reblog?.id === id && post.account.id === accountId ? null : post))
