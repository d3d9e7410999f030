/** Fills the world of the fuzz with what no sequence of calls could bring about from this server alone. */

import { addAccount } from '#server/world/accounts.ts'
import { addGroup, joinOwnGroup } from '#server/world/groups.ts'
import { addPost } from '#server/world/posts.ts'
import { requestFollow } from '#server/world/relations.ts'
import type { World } from '#server/world/world.ts'
import { person, smallWorld } from '#tests/harness/visitor.ts'

/** The chain of the payments, whose wallet sends them on. */
export const CHAIN = 'monero:418015bb9ae982a1975da7d79277c270'

export function fuzzWorld(): World {
  const world = smallWorld()
  const { instance } = world
  instance.ipfs_gateway_url = 'https://ipfs.example'
  instance.blockchains = [
    { chain_id: CHAIN, is_forwarding_required: true, description: null, payment_amount_min: 1 },
  ]
  const [alice, bob, carol, dave] = ['alice', 'bob', 'carol', 'dave'].map((name) => person(world, name))
  if (!alice || !bob || !carol || !dave) throw new RangeError('somebody is missing')
  const finn = addAccount(world, { username: 'finn', host: 'lake.example' })
  const elsewhere = [person(world, 'erin@meadow.example'), finn]
  for (const each of [alice, bob, carol]) {
    for (const other of elsewhere) other.aliases.push(each.actor_id)
    each.aliases = [finn.actor_id]
    each.identity_proofs = [{ name: 'Key', value: `z6Mk${each.username}`, is_legacy_proof: false }]
    requestFollow(world, finn, each)
    const group = addGroup(world, { admin: each, username: `friends-of-${each.username}` })
    joinOwnGroup(world, each, group)
    addPost(world, { author: each, text: 'Who sings?', group })
  }
  requestFollow(world, dave, carol)
  addPost(world, { author: finn, content: '<p>The lake is still.</p>' })
  addPost(world, { author: carol, text: 'Tea?', poll: { options: ['yes', 'no'], expires_at: null } })
  return world
}
