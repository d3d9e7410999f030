/**
 * Lists followers, followed people, subscribers and muted people, only for their owner
 * (docs/server/relationships.md#lists-of-followers, docs/server/relationships.md#muted-accounts).
 */
import {
  listFollowers,
  listFollowing,
  listMutedAccounts,
  listSubscribers,
} from '#contract/endpoints/people.ts'
import { type PageQuery, serialCursor, takePage } from '../paging.ts'
import { isAtLeast } from '../policies/version.ts'
import { presentAccount } from '../presenters/account.ts'
import { accountOf } from '../presenters/post.ts'
import { date } from '../presenters/view.ts'
import { serve } from '../serve.ts'
import type { World } from '../world/world.ts'
import { profileOf } from './accounts.ts'
import { NOBODY, peoplePage } from './people-page.ts'

/** Relationships are numbered. */
const BY_NUMBER = { cursor: 'serial' } as const

export const people = [
  serve(
    listFollowers,
    ({ world, viewer, view, params, query }) => {
      if (profileOf(world, params.id).id !== viewer.id) return NOBODY
      return peoplePage(deeds(world, world.follows.to(viewer.id)), beforeOf(query), query, view)
    },
    BY_NUMBER,
  ),

  serve(
    listFollowing,
    ({ world, viewer, view, params, query }) => {
      if (profileOf(world, params.id).id !== viewer.id) return NOBODY
      return peoplePage(deeds(world, world.follows.from(viewer.id)), beforeOf(query), query, view)
    },
    BY_NUMBER,
  ),

  serve(
    listSubscribers,
    ({ world, viewer, view, params, query }) => {
      const isComplete = query.include_expired ?? false
      if (profileOf(world, params.id).id !== viewer.id) return NOBODY
      const before = beforeOf(query)
      const rows = [...world.subscriptions.to(viewer.id)]
        .map(([sender, record]) => ({ ...record, sender }))
        .filter(({ id, expires_at }) => id < before && (isComplete || expires_at > world.clock()))
        .sort((one, other) => other.id - one.id)
      const page = takePage(rows, query, {
        size: 40,
        cursor: ({ id }) => String(id),
        present: ({ id, sender, expires_at }) => ({
          id,
          sender: presentAccount(accountOf(world, sender), view),
          expires_at: date(expires_at),
        }),
      })
      return isAtLeast(world, '5.7') ? page : { ...page, next: null }
    },
    BY_NUMBER,
  ),

  serve(
    listMutedAccounts,
    ({ world, viewer, view, query }) =>
      peoplePage(deeds(world, world.mutes.from(viewer.id)), beforeOf(query), query, view),
    BY_NUMBER,
  ),
]

const beforeOf = ({ max_id }: PageQuery) => serialCursor(max_id, Number.POSITIVE_INFINITY)

const deeds = (world: World, records: ReadonlyMap<string, { id: number }>) =>
  [...records].map(([accountId, { id }]) => ({ id, account: accountOf(world, accountId) }))
