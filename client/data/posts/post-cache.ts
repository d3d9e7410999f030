/** Changing and removing posts in every list that holds them, without asking the server again. */
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'

/** Query keys begin with what the query holds; these hold posts. */
const HOLDERS: ReadonlySet<unknown> = new Set(['posts', 'news', 'notifications', 'search'])

/** The only fields behind which a post can be. A walk into every field of a long list costs fifty times as much. */
const BRANCHES = ['pages', 'waiting', 'items', 'statuses', 'status', 'reblog', 'links', 'pleroma', 'quote']

/** A repost of nothing is no entry, and neither is a notification about nothing. */
const WHOLE = ['reblog', 'status']

/** What becomes of a post: itself when nothing changes, another one, or null when it is gone. */
type Change = (post: Post) => Post | null

const GONE = Symbol('gone')

/** Every post inside `value` changed, as entry, repost, quote or in a notification. What is untouched stays the same object. */
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
  for (const [key, before] of Object.entries(value)) {
    if (!BRANCHES.includes(key)) continue
    const after = walk(before, change)
    if (after === before) continue
    if (after === GONE && WHOLE.includes(key)) return GONE
    copy = { ...copy, [key]: after === GONE ? null : after }
  }
  return copy
}

const isPost = (value: object): value is Post => 'pleroma' in value && 'visibility' in value

/** The queries that hold posts. */
export const HELD: QueryFilters = { predicate: ({ queryKey }) => HOLDERS.has(queryKey[0]) }

/** Applies a change to every copy of every post that has been loaded, or is on its way. */
export function changePosts(client: QueryClient, change: Change): void {
  const apply = (data: unknown) => (data === undefined ? undefined : mapPosts(data, change))
  for (const { queryKey, state } of client.getQueryCache().findAll(HELD)) {
    // It is as old as it was.
    client.setQueryData(queryKey, apply(state.data), { updatedAt: state.dataUpdatedAt })
  }
  onceLoaded(client, HELD, apply)
}

/** What is on its way may have been answered before the change: it is made again when it is here. */
function onceLoaded(client: QueryClient, which: QueryFilters, apply: (data: unknown) => unknown): void {
  for (const { promise, queryKey } of client.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })) {
    promise?.then(
      () => client.setQueryData(queryKey, apply),
      () => undefined, // nothing came
    )
  }
}

/** Changes every copy of one post. */
export const changePost = (client: QueryClient, id: string, change: Change) =>
  changePosts(client, (post) => (post.id === id ? change(post) : post))

/** Takes one person's repost of a post out of every list; the post itself stays. */
export const removeReposts = (client: QueryClient, id: string, accountId: string) =>
  changePosts(client, (post) => (post.reblog?.id === id && post.account.id === accountId ? null : post))
