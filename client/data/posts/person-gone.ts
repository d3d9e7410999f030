/**
 * Shows that an account is gone, a person or a group: deleted here, or not known to the server any more
 * (docs/spec/lists.md#what-is-gone-leaves, docs/spec/groups.md#delete-a-group,
 * docs/spec/administration.md#delete-a-user).
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Post } from '#contract/entities/post.ts'
import { isList, refreshList } from '../lists/lists.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { CONVERSATIONS } from './conversations-key.ts'
import { countReply } from './count-reply.ts'
import { forgetPerson } from './forget-posts.ts'
import { changePosts } from './post-cache.ts'
import { loadedPosts, postsWithAccount } from './removed.ts'
import { renewPostLists } from './renew-post-lists.ts'
import { takeOff } from './show-gone.ts'

type Entry = { id: string; account?: { id: string } }

/**
 * Takes off all lists what goes with an account: its posts and reposts, the threads begun in it where it is a
 * group, all replies below, its rows and the notifications about it. Returns the ids of the posts that left.
 */
export function showPersonGone(client: QueryClient, accountId: string): ReadonlySet<string> {
  const gone = postsWithAccount(client, accountId)
  const answered = [...loadedPosts(client).values()].filter(({ id }) => gone.has(id))
  takeOff(client, gone)
  for (const { in_reply_to_id } of answered)
    if (in_reply_to_id !== null && !gone.has(in_reply_to_id)) countReply(client, in_reply_to_id, -1)
  changePosts(client, (post) => withoutMention(post, accountId))
  const isTheirs = ({ id, account }: Entry) => id === accountId || account?.id === accountId
  for (const list of ['accounts', 'notifications', 'search']) removeRows(client, [list], isTheirs)
  client.removeQueries({ queryKey: ['suggestions'] })
  void client.invalidateQueries({ queryKey: ['search', 'address'] })
  // Their names stand in conversations too, and their likes and reposts count.
  void refreshList(client, CONVERSATIONS)
  renewPostLists(client)
  client.removeQueries({ queryKey: ['profile'], type: 'inactive' })
  // Their page asks, and says that nobody is there.
  void client.invalidateQueries({
    queryKey: ['profile'],
    predicate: ({ state }) => (state.data as Entry | undefined)?.id === accountId,
  })
  return gone
}

/** The link in the text stays. */
const withoutMention = (post: Post, accountId: string): Post =>
  post.mentions.some(({ id }) => id === accountId)
    ? { ...post, mentions: post.mentions.filter(({ id }) => id !== accountId) }
    : post

/** Takes a person away whom the server does not know any more, from every tab and from this device. */
export function takePersonAway(client: QueryClient, accountId: string): void {
  const gone = showPersonGone(client, accountId)
  tellTabs(client, { kind: 'person-gone', accountId })
  void forgetPerson(client, accountId, gone)
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
