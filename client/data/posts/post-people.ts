/** Lists the people who liked, reposted or reacted to a post (docs/server/posts.md#who-liked). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listLikers, listReactions, listReposters } from '#contract/endpoints/post-people.ts'
import type { Account } from '#contract/entities/account.ts'
import { FRESH_MS } from '#domain/freshness.ts'
import { call } from '../connection/api.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'

const LISTS = { likes: listLikers, reposts: listReposters } as const

/** Looks what became of the post when nobody can be listed. */
const orLook = <Answer>(client: QueryClient, id: string, answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    lookAfterRefusal(client, id, error)
    throw error
  })

/** Lists the people who liked or reposted a post. Who opens the list again soon finds it as it was. */
export const postPeopleQuery = (kind: keyof typeof LISTS, id: string) => {
  const load = linked(LISTS[kind], { params: { id }, query: {} })
  const list = listQuery<Account>(['post-people', kind, id], (cursor, { client, signal }) =>
    orLook(client, id, load(cursor, { signal })),
  )
  return { ...list, gcTime: FRESH_MS }
}

/** Loads the reactions to a post with the people who reacted. */
export const postReactionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['post-people', 'reactions', id],
    queryFn: ({ client, signal }) => orLook(client, id, call(listReactions, { params: { id } }, { signal })),
  })
