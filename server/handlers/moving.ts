/** Declares aliases, and takes follows and followers along (docs/server/settings.md#aliases-and-moving). */
import { addAlias, removeAlias } from '#contract/endpoints/aliases.ts'
import {
  exportFollowers,
  exportFollows,
  importFollowers,
  importFollows,
  moveFollowers,
} from '#contract/endpoints/moving.ts'
import { readAddresses } from '../policies/address-list.ts'
import { presentOwnAccount } from '../presenters/account.ts'
import { presentAliases } from '../presenters/aliases.ts'
import { accountOf } from '../presenters/post.ts'
import { invalid, notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { addressOf, findAccount } from '../world/accounts.ts'
import { requestFollowers, requestFollows, requestMove } from '../world/moves.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** The most aliases that a person may have. */
const MOST_ALIASES = 10

export const moving = [
  serve(addAlias, ({ world, viewer, view, body }) => {
    const alias = profileAt(world, body.acct)
    if (alias.id === viewer.id) throw invalid('alias must differ from current account')
    if (alias.host === null) throw invalid('alias must be on another server')
    if (viewer.aliases.includes(alias.actor_id)) throw invalid('alias already exists')
    if (viewer.aliases.length >= MOST_ALIASES) throw invalid(`at most ${MOST_ALIASES} aliases are allowed`)
    viewer.aliases = [...viewer.aliases, alias.actor_id]
    return presentAliases(viewer, view)
  }),

  serve(removeAlias, ({ viewer, view, body }) => {
    if (!viewer.aliases.includes(body.actor_id)) throw notFound('alias')
    viewer.aliases = viewer.aliases.filter((id) => id !== body.actor_id)
    return presentAliases(viewer, view)
  }),

  serve(exportFollows, ({ world, viewer }) => addressList(world, world.follows.from(viewer.id))),

  serve(exportFollowers, ({ world, viewer }) => addressList(world, world.follows.to(viewer.id))),

  serve(importFollows, ({ world, viewer, body }) => {
    requestFollows(world, viewer, readAddresses(body.follows_csv))
    return undefined
  }),

  serve(importFollowers, ({ world, viewer, view, body }) => {
    const from = body.from_actor_id
    if (viewer.identity_proofs.length === 0) throw invalid('identity proof is required')
    if (from.startsWith(`${world.baseUrl}/`)) throw invalid("can't move from local actor")
    if (!viewer.aliases.includes(from)) throw invalid('old profile is not an alias')
    requestFollowers(world, { from, to: viewer, addresses: readAddresses(body.followers_csv) })
    return presentOwnAccount(viewer, view)
  }),

  serve(moveFollowers, ({ world, viewer, view, body }) => {
    const target = profileAt(world, body.target_acct)
    if (!target.aliases.includes(viewer.actor_id)) throw invalid('target is not an alias')
    if (target.host === null) throw invalid("can't move followers to a local actor")
    requestMove(world, viewer, target)
    return presentOwnAccount(viewer, view)
  }),
]

function profileAt(world: World, acct: string): AccountRecord {
  const account = findAccount(world, acct)
  if (!account) throw notFound('profile')
  return account
}

/** Writes the addresses of those who have one, in the order in which they followed. */
const addressList = (world: World, follows: ReadonlyMap<string, unknown>): string =>
  [...follows.keys()]
    .flatMap((id) => addressOf(world, accountOf(world, id)) ?? [])
    .map((address) => `${address}\n`)
    .join('')
