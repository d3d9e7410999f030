import type { AccountRecord } from '#server/world/records.ts'
import { follow, mute, requestFollow } from '#server/world/relations.ts'
import { subscribe } from '#server/world/subscriptions.ts'
import { DAY, type Town } from './town.ts'

/** Adds follows, follow requests, mutes and subscriptions. */

const ALICE_FOLLOWS = [
  ...['bob', 'carol', 'wren', 'lucia', 'finn', 'priya', 'emre', 'jun', 'tomasz', 'noor', 'otto'],
  ...['hazel', 'bram', 'fern', 'compost', 'weather', 'nyx', 'lowlight', 'moon', 'quill', 'marginalia'],
  ...['pixel', 'lambda', 'proof', 'retro', 'sable', 'leyla', 'shira', 'darya', 'mei', 'skipper'],
]
const BOB_FOLLOWS = ['alice', 'wren', 'finn', 'skipper', 'tomasz', 'emre', 'lucia', 'off.by.one']
const CAROL_FOLLOWS = ['alice', 'bob', 'lambda', 'retro', 'nyx', 'tides', 'noor', 'samir']
const DAVE_FOLLOWS = ['alice', 'quill', 'marginalia', 'typo', 'vesper', 'konrad']
const ALICE_FOLLOWERS = [
  'bob',
  'carol',
  'dave',
  'wren',
  'lucia',
  'priya',
  'emre',
  'leyla',
  'mei',
  'hazel',
  'fern',
  'skipper',
]
const LATEST_FOLLOWERS = ['jiwoo', 'vesper', 'konrad']
const SUBSCRIBERS = ['bob', 'lucia', 'nyx', 'mei']

export function addRelations(town: Town): void {
  const { world, account } = town
  const alice = account('alice')
  followAll(town, alice, ALICE_FOLLOWS)
  followAll(town, account('bob'), BOB_FOLLOWS)
  followAll(town, account('carol'), CAROL_FOLLOWS)
  followAll(town, account('dave'), DAVE_FOLLOWS)
  for (const handle of ALICE_FOLLOWERS) {
    if (!world.follows.has(account(handle).id, alice.id))
      follow(world, account(handle), alice, { created_at: longAgo(town) })
  }
  for (const [index, handle] of LATEST_FOLLOWERS.entries()) {
    follow(world, account(handle), alice, { created_at: town.ago(95 + index * 700) })
  }
  followAtRandom(town)
  requestFollow(world, account('zed'), alice, { created_at: town.ago(3 * 60) })
  requestFollow(world, account('insomnia'), alice, { created_at: town.ago(2 * DAY) })
  requestFollow(world, alice, account('samir'), { created_at: town.ago(3 * DAY) })
  requestFollow(world, account('bob'), account('samir'), { created_at: town.ago(DAY) })
  mute(world, alice, account('gull'))
  for (const [index, handle] of SUBSCRIBERS.entries()) {
    subscribe(world, {
      sender: account(handle),
      recipient: alice,
      expires_at: world.clock() + (index * 9 + 5) * DAY * 60_000,
    })
  }
}

function followAll(town: Town, follower: AccountRecord, handles: readonly string[]): void {
  for (const handle of handles)
    follow(town.world, follower, town.account(handle), { created_at: longAgo(town) })
}

const longAgo = (town: Town) => town.ago(town.random.between(25, 38) * DAY)

/** Lets all others follow a few people. The four demo accounts have only the follows named above. */
function followAtRandom(town: Town): void {
  const everybody = [...town.people.values()].filter(({ username }) => !DEMO_ACCOUNTS.includes(username))
  for (const follower of everybody) {
    for (const target of everybody) {
      if (target === follower || target.locked || !town.random.happens(0.12)) continue
      follow(town.world, follower, target, { created_at: longAgo(town) })
    }
  }
}

const DEMO_ACCOUNTS = ['alice', 'bob', 'carol', 'dave']
