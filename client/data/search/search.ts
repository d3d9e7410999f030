/**
 * Finds people, posts and tags (docs/spec/search.md#results, docs/server/search.md#account-search,
 * docs/server/search.md#search-v2).
 */
import { queryOptions } from '@tanstack/react-query'
import { searchAccounts, searchEverything } from '#contract/endpoints/search.ts'
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { unreadableIn } from '#contract/tolerant.ts'
import { call } from '../connection/api.ts'
import { offsetListQuery } from '../lists/offset-list.ts'
import { loadRelationships } from '../people/relationships.ts'

/** Finds people whom the instance knows. Does not ask other servers. */
export const findAccounts = (text: string, limit: number, signal: AbortSignal) =>
  call(searchAccounts, { query: { q: text, resolve: false, limit } }, { signal })

/** Finds people. The server fetches a person from another server when `q` is an address with a host. */
export const foundAccountsQuery = (q: string) =>
  offsetListQuery<Account>(['search', 'accounts', q], async (part, { client, signal }) => {
    const { accounts } = await call(searchEverything, { query: { q, ...part } }, { signal })
    void loadRelationships(
      client,
      accounts.map(({ id }) => id),
    )
    return { items: accounts, unreadable: unreadableIn(accounts) }
  })

export const foundPostsQuery = (q: string) =>
  offsetListQuery<Post>(['search', 'posts', q], async (part, { client, signal }) => {
    const { statuses } = await call(searchEverything, { query: { q, ...part } }, { signal })
    void loadRelationships(
      client,
      statuses.map(({ account }) => account.id),
    )
    return { items: statuses, unreadable: unreadableIn(statuses) }
  })

/** Returns the names of the hashtags that the instance knows and that contain the text. */
export async function findTags(text: string, limit: number, signal: AbortSignal): Promise<readonly string[]> {
  const { hashtags } = await call(searchEverything, { query: { q: `#${text}`, limit } }, { signal })
  return hashtags.map(({ name }) => name)
}

/** A hashtag; its id is its name without `#`. */
export interface FoundTag {
  id: string
}

export const foundTagsQuery = (q: string) =>
  offsetListQuery<FoundTag>(['search', 'tags', q], async (part, { signal }) => {
    const { hashtags } = await call(searchEverything, { query: { q, ...part } }, { signal })
    const items = hashtags.map(({ name }) => ({ id: name }))
    return { items, unreadable: unreadableIn(hashtags) }
  })

/** Finds the person or post behind a web address. */
export const foundAtQuery = (address: string) =>
  queryOptions({
    queryKey: ['search', 'address', address],
    queryFn: async ({ client, signal }) => {
      const found = await call(searchEverything, { query: { q: address } }, { signal })
      const people = [...found.accounts, ...found.statuses.map(({ account }) => account)]
      void loadRelationships(
        client,
        people.map(({ id }) => id),
      )
      return found
    },
  })
