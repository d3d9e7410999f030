/** Who is in a custom feed (spec A §2.11, contract 1.8). */
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { addToFeed, listFeedMembers, removeFromFeed } from '#contract/endpoints/feeds.ts'
import type { Account } from '#contract/entities/account.ts'
import { findByAddress, MOST_PEOPLE } from '#domain/feed.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { nextAfter } from '#domain/paging.ts'
import { call } from '../connection/api.ts'
import { ApiError } from '../connection/api-error.ts'
import { type Cursor, listQuery, renewList } from '../lists/lists.ts'
import { findAccounts } from '../search/search.ts'
import { askWhetherGone, renewTimelines } from './feeds.ts'

/** No header names the next page. */
export const feedMembersQuery = (id: string) =>
  listQuery<Account>(['accounts', 'feed', id], async (cursor, { client, signal }) => {
    try {
      const query = { max_id: cursor, limit: PAGE_SIZE }
      const items = await call(listFeedMembers, { params: { id }, query }, { signal })
      return { items, next: nextAfter(cursor, items, PAGE_SIZE) }
    } catch (error) {
      askWhetherGone(client, id, error)
      throw error
    }
  })

type Change = (page: Page<Account>, index: number) => Page<Account>

/** Changes the members that are known; while none are, the next look at them will find what is new. */
function changeMembers(client: QueryClient, id: string, change: Change): void {
  const { queryKey } = feedMembersQuery(id)
  const isKnown = client.getQueryData(queryKey) !== undefined
  client.setQueryData<InfiniteData<Page<Account>, Cursor>>(
    queryKey,
    (list) => list && { ...list, pages: list.pages.map(change) },
  )
  if (!isKnown) void renewList(client, queryKey)
  renewTimelines(client, id)
}

/** New members stand on top, where one sees them come. */
export function useAddMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (account: Account) => {
      await call(addToFeed, { params: { id }, body: { account_ids: [account.id] } })
    },
    onSuccess: (_, account) =>
      changeMembers(client, id, (page, index) =>
        index === 0 ? { ...page, items: [account, ...page.items] } : page,
      ),
    onError: (error) => askWhetherGone(client, id, error),
  })
}

export function useRemoveMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (account: Account) => {
      await call(removeFromFeed, { params: { id }, query: { account_ids: [account.id] } })
    },
    onSuccess: (_, account) =>
      changeMembers(client, id, (page) => ({
        ...page,
        items: page.items.filter((member) => member.id !== account.id),
      })),
    onError: (error) => askWhetherGone(client, id, error),
  })
}

/** Whom an address may mean. An answer that a newer question has overtaken is dropped. */
export const peopleByAddressQuery = (address: string) =>
  queryOptions({
    queryKey: ['suggestions', 'address', address],
    queryFn: address === '' ? skipToken : ({ signal }) => findAccounts(address, MOST_PEOPLE, signal),
    placeholderData: keepPreviousData,
  })

/**
 * The one whose whole address this is, or null; for whoever does not wait for suggestions. Those are only the first
 * of all whose addresses contain it.
 */
export function useLookUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ address, instanceUri }: { address: string; instanceUri: string }) => {
      const people = await client.fetchQuery(peopleByAddressQuery(address))
      return findByAddress(people, address, instanceUri) ?? (await accountAt(address))
    },
  })
}

async function accountAt(acct: string): Promise<Account | null> {
  try {
    return await call(lookupAccount, { query: { acct } })
  } catch (error) {
    // The latter for what is no address at all.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
