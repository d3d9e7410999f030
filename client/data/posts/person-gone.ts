/**
 * Shows that a person is gone: deleted here, or not known to the server any more
 * (docs/spec/lists.md#what-is-gone-leaves).
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { isList } from '../lists/lists.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { forgetPerson } from './forget-posts.ts'
import { changePosts } from './post-cache.ts'

type Entry = { id: string; account?: { id: string } }

/**
 * Takes the posts and reposts of a person, their rows and the notifications about them off all lists. What
 * was written to a group that is gone stays, and is in no group any more.
 */
export function showPersonGone(client: QueryClient, accountId: string): void {
  const withoutGroup = (post: Post) => (post.group?.id === accountId ? { ...post, group: null } : post)
  changePosts(client, (post) => (post.account.id === accountId ? null : withoutGroup(post)))
  const isTheirs = ({ id, account }: Entry) => id === accountId || account?.id === accountId
  for (const list of ['accounts', 'notifications']) removeRows(client, [list], isTheirs)
  client.removeQueries({ queryKey: ['profile'], type: 'inactive' })
  // Their page asks, and says that nobody is there.
  void client.invalidateQueries({
    queryKey: ['profile'],
    predicate: ({ state }) => (state.data as Entry | undefined)?.id === accountId,
  })
}

/** Takes a person away whom the server does not know any more, from every tab and from this device. */
export function takePersonAway(client: QueryClient, accountId: string): void {
  showPersonGone(client, accountId)
  tellTabs(client, { kind: 'person-gone', accountId })
  void forgetPerson(client, accountId)
}

/** Takes rows off all lists whose keys begin so. */
function removeRows(
  client: QueryClient,
  queryKey: readonly unknown[],
  isGone: (entry: Entry) => boolean,
): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    if (!isList(state.data)) continue
    const list = state.data as InfiniteData<Page<Entry>>
    if (!list.pages.some(({ items }) => items.some(isGone))) continue
    const pages = list.pages.map((page) => ({ ...page, items: page.items.filter((item) => !isGone(item)) }))
    client.setQueryData(key, { ...list, pages }, { updatedAt: state.dataUpdatedAt })
  }
}
