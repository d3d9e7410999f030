/** Tests copies of a world: they hold the same, and changes in one do not reach the other. */
import { expect, test } from 'vitest'
import { SEEDS } from '#demo/seeds/seeds.ts'
import { NOON, ORIGIN, person, seededRandom, visit } from '#tests/harness/visitor.ts'
import { copyWorld } from './copy.ts'
import { deletePost } from './posts.ts'
import { like, react, vote } from './reactions.ts'
import { follow, mute } from './relations.ts'
import { createWorld, type World } from './world.ts'

const own = { clock: () => NOON, random: seededRandom(2) }
const original = createWorld({ clock: () => NOON, random: seededRandom(), baseUrl: ORIGIN })
SEEDS.demo(original)

const PATHS = [
  '/api/v1/timelines/home',
  '/api/v1/timelines/public',
  '/api/v1/notifications',
  '/api/v1/bookmarks',
  '/api/v1/lists',
  '/api/v1/custom_emojis',
  '/api/v1/directory',
  '/api/v1/accounts/verify_credentials',
]

/** Reads as alice, in a copy, because signing in would change the world. */
async function read(world: World): Promise<unknown[]> {
  const alice = visit(copyWorld(world, own), 'alice')
  return Promise.all(PATHS.map((path) => alice.get(path)))
}

test('a copy answers as the original does', async () => {
  const answers = await read(original)
  expect(await read(copyWorld(original, own))).toEqual(answers)
  expect(JSON.stringify(answers).length).toBeGreaterThan(50_000)
})

test('changes in a copy leave the original as it is', async () => {
  const before = await read(original)
  const copy = copyWorld(original, own)
  const [alice, bob] = [person(copy, 'alice'), person(copy, 'bob')]
  const posts = [...copy.posts.before()].filter(({ repost_of_id }) => repost_of_id === null)
  for (const post of posts) {
    post.content = 'changed'
    post.tags.push('changed')
    like(copy, alice, post)
    react(copy, alice, post, '🎉')
    vote(copy, alice, post, [0])
  }
  for (const target of copy.accounts.values()) {
    follow(copy, alice, target)
    mute(copy, bob, target)
    target.display_name = 'changed'
    target.fields.length = 0
  }
  for (const list of copy.lists.values()) list.member_ids.clear()
  for (const post of posts.slice(0, 20)) deletePost(copy, post)
  copy.notifications.length = 0
  copy.emojis.clear()
  copy.instance.title = 'changed'
  expect(await read(copy)).not.toEqual(before)
  expect(await read(original)).toEqual(before)
})

test('a copy goes on counting where the original stopped', () => {
  const copy = copyWorld(original, own)
  const next = copy.nextSerial()
  expect(next).toBe(original.lastSerial + 1)
  expect(copy.newId(NOON) > copy.newId(NOON - 1)).toBe(true)
  expect(original.nextSerial()).toBe(next)
})
