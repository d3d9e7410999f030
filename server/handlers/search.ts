/** Finding people by their address (contract 1.2.2). Nobody is fetched from elsewhere: `resolve` finds no more. */
import { searchAccounts } from '#contract/endpoints/search.ts'
import { readFlag } from '../flag.ts'
import { presentAccount } from '../presenters/account.ts'
import { serve } from '../serve.ts'
import { findPeople } from '../world/people-search.ts'

const MOST_FOR_GUESTS = 2

export const search = [
  serve(searchAccounts, ({ world, viewer, view, query }) => {
    readFlag(query.resolve, false)
    const limit = query.limit ?? 40
    const offset = query.offset ?? 0
    const most = viewer ? limit : Math.min(limit, MOST_FOR_GUESTS)
    return findPeople(world, query.q)
      .slice(offset, offset + most)
      .map((account) => presentAccount(account, view))
  }),
]
