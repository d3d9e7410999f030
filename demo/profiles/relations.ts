import { addAccount } from '#server/world/accounts.ts'
import type { AccountRecord } from '#server/world/records.ts'
import { follow, mute, rejectFollow, requestFollow } from '#server/world/relations.ts'
import { subscribe } from '#server/world/subscriptions.ts'
import type { World } from '#server/world/world.ts'

const DAY = 86_400_000

/** Gives alice every kind of relationship, each to somebody else. */
export function addRelations(world: World, find: (acct: string) => AccountRecord): void {
  const now = world.clock()
  const created_at = now - 5 * DAY
  const alice = find('alice')
  requestFollow(world, alice, find('omar'), { created_at })
  requestFollow(world, find('pia'), alice, { created_at })
  requestFollow(world, alice, find('rosa'), { created_at })
  rejectFollow(world, alice, find('rosa'))
  follow(world, find('sven'), alice, { created_at })
  mute(world, alice, find('sven'))
  follow(world, alice, find('uma'), { created_at, reblogs: false, replies: false })
  follow(world, alice, find('mila@old.example'), { created_at })
  subscribe(world, { sender: find('tara'), recipient: alice, expires_at: now + 30 * DAY })
  subscribe(world, { sender: alice, recipient: find('wanda'), expires_at: now + 12 * DAY })
}

/** How many people follow alice, and how many of them she follows back. */
const FOLLOWERS = 120
const FOLLOWED = 105
const SUBSCRIBERS = 50

/** Adds followers of alice's. The first of them subscribe; those whose subscription has ended come last. */
export function addFollowers(world: World, alice: AccountRecord): void {
  const now = world.clock()
  for (let number = 1; number <= FOLLOWERS; number++) {
    const created_at = now - 50 * DAY + number * 60_000
    const elsewhere = number % 3 === 0 ? { host: 'readers.example' } : {}
    const reader = addAccount(world, { username: `reader${number}`, created_at, ...elsewhere })
    follow(world, reader, alice, { created_at })
    if (number <= FOLLOWED) follow(world, alice, reader, { created_at })
    if (number > SUBSCRIBERS) continue
    const days = number > SUBSCRIBERS - 5 ? -number : number
    subscribe(world, { sender: reader, recipient: alice, expires_at: now + days * DAY })
  }
}
