import type { AccountRecord } from '#server/world/records.ts'
import { follow, mute, requestFollow, subscribe } from '#server/world/relations.ts'
import { DAY, type Stage } from './stage.ts'

/** Who follows, mutes and pays whom. */

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

export function relate(stage: Stage): void {
  const { world, who } = stage
  const alice = who('alice')
  followAll(stage, alice, ALICE_FOLLOWS)
  followAll(stage, who('bob'), BOB_FOLLOWS)
  followAll(stage, who('carol'), CAROL_FOLLOWS)
  followAll(stage, who('dave'), DAVE_FOLLOWS)
  for (const handle of ALICE_FOLLOWERS) {
    if (!world.follows.has(who(handle).id, alice.id))
      follow(world, who(handle), alice, { created_at: longAgo(stage) })
  }
  for (const [index, handle] of LATEST_FOLLOWERS.entries()) {
    follow(world, who(handle), alice, { created_at: stage.ago(95 + index * 700) })
  }
  followAtRandom(stage)
  requestFollow(world, who('zed'), alice, { created_at: stage.ago(3 * 60) })
  requestFollow(world, who('insomnia'), alice, { created_at: stage.ago(2 * DAY) })
  requestFollow(world, alice, who('samir'), { created_at: stage.ago(3 * DAY) })
  requestFollow(world, who('bob'), who('samir'), { created_at: stage.ago(DAY) })
  mute(world, alice, who('gull'))
  for (const [index, handle] of SUBSCRIBERS.entries()) {
    subscribe(world, {
      sender: who(handle),
      recipient: alice,
      expires_at: world.clock() + (index * 9 + 5) * DAY * 60_000,
    })
  }
}

function followAll(stage: Stage, follower: AccountRecord, handles: readonly string[]): void {
  for (const handle of handles)
    follow(stage.world, follower, stage.who(handle), { created_at: longAgo(stage) })
}

const longAgo = (stage: Stage) => stage.ago(stage.chance.between(25, 38) * DAY)

/** Everybody else knows a few others. The four demo accounts keep exactly the company named above. */
function followAtRandom(stage: Stage): void {
  const everybody = [...stage.people.values()].filter(({ username }) => !DEMO_ACCOUNTS.includes(username))
  for (const follower of everybody) {
    for (const target of everybody) {
      if (target === follower || target.locked || !stage.chance.happens(0.12)) continue
      follow(stage.world, follower, target, { created_at: longAgo(stage) })
    }
  }
}

const DEMO_ACCOUNTS = ['alice', 'bob', 'carol', 'dave']
