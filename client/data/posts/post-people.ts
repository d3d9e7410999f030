/** Lists the people who liked, reposted or reacted to a post (docs/server/posts.md#who-liked). */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { listLikers, listReactions, listReposters } from '#contract/endpoints/post-people.ts'
import type { Account } from '#contract/entities/account.ts'
import { call, callNext } from '../connection/api.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'

type NextPage = string | null

const LISTS = { likes: listLikers, reposts: listReposters } as const

/** Looks what became of the post when nobody can be listed. */
const orLook = <Answer>(client: QueryClient, id: string, answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    lookAfterRefusal(client, id, error)
    throw error
  })

/** Lists the people who liked or reposted a post, page by page. */
export const postPeopleQuery = (kind: keyof typeof LISTS, id: string) =>
  infiniteQueryOptions({
    queryKey: ['post-people', kind, id],
    queryFn: ({ pageParam, client, signal }) =>
      orLook(
        client,
        id,
        pageParam === null
          ? call(LISTS[kind], { params: { id }, query: {} }, { signal })
          : callNext(LISTS[kind], pageParam, { signal }),
      ),
    initialPageParam: null as NextPage,
    getNextPageParam: (page: Page<Account>): NextPage => page.next,
  })

/** Loads the reactions to a post with the people who reacted. */
export const postReactionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['post-people', 'reactions', id],
    queryFn: ({ client, signal }) => orLook(client, id, call(listReactions, { params: { id } }, { signal })),
  })
