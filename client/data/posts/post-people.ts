/** Lists the people who liked, reposted or reacted to a post (docs/server/posts.md#who-liked). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listLikers, listReactions, listReposters } from '#contract/endpoints/post-people.ts'
import type { Account } from '#contract/entities/account.ts'
import { call, callNext } from '../connection/api.ts'

type NextPage = string | null

const LISTS = { likes: listLikers, reposts: listReposters } as const

/** Lists the people who liked or reposted a post, page by page. */
export const postPeopleQuery = (kind: keyof typeof LISTS, id: string) =>
  infiniteQueryOptions({
    queryKey: ['post-people', kind, id],
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? call(LISTS[kind], { params: { id }, query: {} }, { signal })
        : callNext(LISTS[kind], pageParam, { signal }),
    initialPageParam: null as NextPage,
    getNextPageParam: (page: Page<Account>): NextPage => page.next,
  })

/** Loads the reactions to a post with the people who reacted. */
export const postReactionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['post-people', 'reactions', id],
    queryFn: ({ signal }) => call(listReactions, { params: { id } }, { signal }),
  })
