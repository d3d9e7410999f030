/**
 * Keeps one copy of each account in a list. The server sends the whole account of its author with every post, which is most
 * of what a long feed would hold in memory (docs/spec/lists.md#a-list-drops-rows).
 */
import { type InfiniteData, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'

/** Returns new posts of a list; those by the author of another one hold the same account, if it has not changed. */
export function sharingAccounts(
  client: QueryClient,
  queryKey: readonly unknown[],
  posts: readonly Post[],
): Post[] {
  const list = client.getQueryData<InfiniteData<Page<Post>>>(queryKey)
  const accounts = new Map<string, Account>()
  for (const { items } of list?.pages ?? []) {
    for (const { account, reblog } of items) {
      accounts.set(account.id, account)
      if (reblog) accounts.set(reblog.account.id, reblog.account)
    }
  }
  const share = (account: Account): Account => {
    const shared = replaceEqualDeep(accounts.get(account.id), account)
    accounts.set(account.id, shared)
    return shared
  }
  return posts.map((post) => ({
    ...post,
    account: share(post.account),
    reblog: post.reblog && { ...post.reblog, account: share(post.reblog.account) },
  }))
}
