/**
 * Lists the people whom the viewer has muted (docs/spec/relationships.md#muted-users,
 * docs/server/relationships.md#muted-accounts).
 */
import { listMutedAccounts } from '#contract/endpoints/people.ts'
import type { Account } from '#contract/entities/account.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { refreshRelationships } from './relationships.ts'

const load = linked(listMutedAccounts, { query: { limit: PAGE_SIZE } })

/** Each page comes with its current relationships, which say who is still muted. */
export const mutedAccountsQuery = listQuery<Account>(
  ['accounts', 'muted'],
  async (cursor, { client, signal }) => {
    const page = await load(cursor, { signal })
    await refreshRelationships(
      client,
      page.items.map(({ id }) => id),
    )
    return page
  },
)
