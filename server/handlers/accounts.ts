/** Answers calls about people and their posts (docs/server/accounts.md#calls). */
import { loadActivities } from '#contract/endpoints/account-actions.ts'
import { getAccount, listAccountPosts, lookupAccount } from '#contract/endpoints/accounts.ts'
import { listAliases } from '#contract/endpoints/aliases.ts'
import { uuidCursor } from '../paging.ts'
import { demand } from '../policies/permissions.ts'
import { isAtLeast } from '../policies/version.ts'
import { presentAccount } from '../presenters/account.ts'
import { presentAliases } from '../presenters/aliases.ts'
import { invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { findByAddress } from '../world/accounts.ts'
import { requestPosts } from '../world/posts-elsewhere.ts'
import type { AccountRecord } from '../world/records.ts'
import { accountPosts } from '../world/timelines.ts'
import type { World } from '../world/world.ts'
import { postsPage } from './posts-page.ts'

export const accounts = [
  serve(lookupAccount, ({ world, view, query }) => {
    if (!/^[\w.-]+(@[\w.-]+)?$/.test(query.acct)) throw invalid('invalid webfinger address')
    const account = findByAddress(world, query.acct)
    if (!account) throw notFound('profile')
    return presentAccount(account, view)
  }),

  serve(getAccount, ({ world, view, params }) => presentAccount(profileOf(world, params.id), view)),

  serve(listAccountPosts, ({ world, viewer, view, params, query }) => {
    const account = profileOf(world, params.id)
    const posts = accountPosts(world, viewer, uuidCursor(query), account, {
      only_media: query.only_media ?? false,
      exclude_replies: query.exclude_replies ?? world.instance.exclude_replies,
      exclude_reblogs: query.exclude_reblogs ?? false,
      pinned: query.pinned ?? false,
    })
    return postsPage(posts, query, view)
  }),

  serve(listAliases, ({ world, view, params }) => presentAliases(profileOf(world, params.id), view)),

  serve(
    loadActivities,
    ({ world, viewer, params, body }) => {
      if (!isAtLeast(world, '5.4')) demand(viewer, 'delete_any_profile')
      const { collection } = body
      const wanted = COLLECTIONS.find((name) => name === (collection ?? 'outbox'))
      const account = profileOf(world, params.id)
      if (account.host === null) throw notFound('profile')
      if (!wanted) throw invalid('invalid collection type')
      requestPosts(world, account, wanted)
      return undefined
    },
    { limit: { bucket: 'fetch', since: '5.4' } },
  ),
]

const COLLECTIONS = ['outbox', 'featured'] as const

export function profileOf(world: World, id: string): AccountRecord {
  const account = world.accounts.get(id)
  if (!account) throw notFound('profile')
  return account
}
