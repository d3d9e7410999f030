/**
 * The members of a custom feed (docs/spec/feeds.md#add-a-member, docs/spec/feeds.md#remove-a-member,
 * docs/server/feeds.md#members).
 */
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { addToFeed, listFeedMembers, listFeedsWith, removeFromFeed } from '#contract/endpoints/feeds.ts'
import type { Account } from '#contract/entities/account.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { nextAfter } from '#domain/paging.ts'
import { call } from '../connection/api.ts'
import { deleteOnce } from '../connection/delete-once.ts'
import { type Cursor, listQuery, refreshList } from '../lists/lists.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { refetchIfMissing, refreshTimelines } from './feeds.ts'

/** Lists the members. The answers have no Link header, so the next page begins after the last member. */
export const feedMembersQuery = (id: string) =>
  listQuery<Account>(['accounts', 'feed', id], async (cursor, { client, signal }) => {
    try {
      const query = { max_id: cursor, limit: PAGE_SIZE }
      const items = await call(listFeedMembers, { params: { id }, query }, { signal })
      const page = { items, unreadable: unreadableIn(items) }
      return { ...page, next: nextAfter(page, PAGE_SIZE) }
    } catch (error) {
      refetchIfMissing(client, id, error)
      throw error
    }
  })

type Change = (page: Page<Account>, index: number) => Page<Account>

/** Changes the loaded members. When none are loaded, the list is dropped and the next visit loads it. */
function changeMembers(client: QueryClient, id: string, change: Change): void {
  const { queryKey } = feedMembersQuery(id)
  const isKnown = client.getQueryData(queryKey) !== undefined
  client.setQueryData<InfiniteData<Page<Account>, Cursor>>(
    queryKey,
    (list) => list && { ...list, pages: list.pages.map(change) },
  )
  if (!isKnown) void refreshList(client, queryKey)
  refreshTimelines(client, id)
}

/** Shows a new member first, once. */
export const showMemberAdded = (
  client: QueryClient,
  { feedId, account }: { feedId: string; account: Account },
) =>
  changeMembers(client, feedId, (page, index) => {
    const others = page.items.filter(({ id }) => id !== account.id)
    return { ...page, items: index === 0 ? [account, ...others] : others }
  })

/** Shows that a member has left. */
export const showMemberRemoved = (
  client: QueryClient,
  { feedId, accountId }: { feedId: string; accountId: string },
) =>
  changeMembers(client, feedId, (page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== accountId),
  }))

/** Adds a member, who is listed first. */
export function useAddMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (account: Account) => {
      await call(addToFeed, { params: { id }, body: { account_ids: [account.id] } })
    },
    onSuccess: (_, account) => {
      const change = { kind: 'member-added', feedId: id, account } as const
      showMemberAdded(client, change)
      tellTabs(client, change)
    },
    onError: (error) => refetchIfMissing(client, id, error),
  })
}

/** Removes a member. */
export function useRemoveMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (account: Account) =>
      deleteOnce<unknown>(
        () => call(removeFromFeed, { params: { id }, query: { account_ids: [account.id] } }),
        async () => {
          const feeds = await call(listFeedsWith, { params: { id: account.id } })
          return feeds.some((feed) => feed.id === id) ? null : undefined
        },
      ),
    onSuccess: (_, account) => {
      const change = { kind: 'member-removed', feedId: id, accountId: account.id } as const
      showMemberRemoved(client, change)
      tellTabs(client, change)
    },
    onError: (error) => refetchIfMissing(client, id, error),
  })
}
