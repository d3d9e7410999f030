/**
 * Finds people, posts and tags (docs/server/search.md#search, docs/server/accounts.md#directory). `resolve`
 * finds nothing more, because nothing is fetched.
 */
import { listDirectory, searchAccounts, searchEverything } from '#contract/endpoints/search.ts'
import { presentAccount } from '../presenters/account.ts'
import { presentPost } from '../presenters/post.ts'
import { presentTag } from '../presenters/tag.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { directory } from '../world/directory.ts'
import { findPeople } from '../world/people-search.ts'
import { searchFor } from '../world/search.ts'

const MOST_FOR_GUESTS = 2

export const search = [
  serve(
    searchAccounts,
    ({ world, viewer, view, query, wait }) => {
      const isResolved = query.resolve ?? false
      // All calls count, but only visitors without a session who ask for people elsewhere are refused.
      if (!viewer && isResolved && wait !== null) throw new Refusal(429, `retry in ${wait.toFixed(1)}s`)
      const limit = query.limit ?? 40
      const most = viewer ? limit : Math.min(limit, MOST_FOR_GUESTS)
      const people = part(findPeople(world, query.q), most, query.offset)
      return people.map((account) => presentAccount(account, view))
    },
    { counted: 'search' },
  ),

  serve(searchEverything, ({ world, viewer, view, query }) => {
    const { q, type, limit, offset } = query
    const found = searchFor(world, viewer, q.trim(), type)
    return {
      accounts: part(found.accounts, limit ?? 20, offset).map((account) => presentAccount(account, view)),
      statuses: part(found.posts, limit ?? 20, offset).map((post) => presentPost(post, view)),
      hashtags: part(found.tags, limit ?? 20, offset).map((name) => presentTag(name, world)),
    }
  }),

  serve(listDirectory, ({ world, view, query }) => {
    const isLocal = query.local ?? true
    const people = directory(world, { isLocal, byName: (query.order ?? 'active') !== 'active' })
    return part(people, query.limit ?? 40, query.offset).map((account) => presentAccount(account, view))
  }),
]

/** Returns a part of a list. No header announces its next page. */
const part = <Item>(items: Item[], limit: number, offset: number | null | undefined): Item[] =>
  items.slice(offset ?? 0, (offset ?? 0) + limit)
