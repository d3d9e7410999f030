/**
 * Lists who follows the viewer, and whom the viewer follows. The server tells nobody else
 * (docs/spec/profiles.md#tabs-of-a-profile, docs/server/relationships.md#lists-of-followers).
 */
import type { QueryClient } from '@tanstack/react-query'
import { listFollowers, listFollowing } from '#contract/endpoints/people.ts'
import type { Account } from '#contract/entities/account.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { loadRelationships } from './relationships.ts'

const ENDPOINTS = { followers: listFollowers, following: listFollowing }

/** Returns the list of the viewer's followers, or of the people whom the viewer follows. */
export function contactsQuery(viewerId: string, kind: keyof typeof ENDPOINTS) {
  const load = linked(ENDPOINTS[kind], firstPage(viewerId))
  return listQuery<Account>(['accounts', kind, viewerId], async (cursor, { client, signal }) => {
    const page = await load(cursor, { signal })
    rememberPeople(client, page.items)
    return page
  })
}

const firstPage = (id: string) => ({ params: { id }, query: { limit: PAGE_SIZE } })

/** The people do not wait for the relationships. */
const rememberPeople = (client: QueryClient, people: readonly Account[]) =>
  void loadRelationships(
    client,
    people.map(({ id }) => id),
  )
