/**
 * Lists who subscribes to the viewer. The server tells nobody else (docs/spec/profiles.md#tabs-of-a-profile,
 * docs/server/relationships.md#lists-of-followers).
 */
import { listSubscribers } from '#contract/endpoints/people.ts'
import type { Account } from '#contract/entities/account.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { linked, listQuery } from '../lists/lists.ts'
import { loadRelationships } from '../people/relationships.ts'

/** A subscriber and the end of the subscription, as a row of a list. */
export interface Subscriber {
  id: string
  account: Account
  expires_at: string
}

/**
 * Returns the list of the viewer's subscribers; `complete` with those whose subscription has ended. The time
 * of the server says who they are.
 */
export const subscribersQuery = (viewerId: string, complete = false) => {
  const query = { limit: PAGE_SIZE, ...(complete && { include_expired: true }) }
  const load = linked(listSubscribers, { params: { id: viewerId }, query })
  return listQuery<Subscriber>(
    ['accounts', 'subscribers', viewerId, complete],
    async (cursor, { client, signal }) => {
      const { items, next } = await load(cursor, { signal })
      // The people do not wait for the relationships.
      void loadRelationships(
        client,
        items.map(({ sender }) => sender.id),
      )
      return {
        items: items.map(({ id, sender, expires_at }) => ({ id: `${id}`, account: sender, expires_at })),
        next,
      }
    },
  )
}
