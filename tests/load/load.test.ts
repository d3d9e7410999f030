/** Tests that a server which has answered many requests is as large as before. */
import { expect, test } from 'vitest'
import { createDemo } from '#demo/demo.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import { issueToken } from '#server/world/accounts.ts'
import { addPost, deletePost } from '#server/world/posts.ts'
import { like, unlike } from '#server/world/reactions.ts'
import type { World } from '#server/world/world.ts'
import { heapInUse } from '#tests/harness/heap.ts'
import { isOfToday } from '#tests/harness/seeded.ts'
import { ORIGIN, person, smallWorld } from '#tests/harness/visitor.ts'
import { type Client, join, type Tally } from './crowd.ts'

const CLIENTS = 20
/** One portion is what the clients ask in so many rounds of 45 seconds, without the time between them. */
const ROUNDS = 25
/**
 * How many bytes may be left of a request, on average: code that is compiled later and what the clients hold
 * differ by as much between two portions. A request that stays has some thousands.
 */
const MOST_LEFT = 250

const REQUESTS = 'nothing stays in the server of a request'

// It takes half a minute, as long as fifty others.
test.skipIf(!isOfToday(REQUESTS, 5))(REQUESTS, { timeout: 120_000 }, async () => {
  const demo = createDemo({ separate: false })
  const tally: Tally = { times: [], failures: [] }
  const place = { origin: ORIGIN, send: (request: Request) => demo.fetch(request) }
  const clients: Client[] = []
  for (let number = 0; number < CLIENTS; number += 1) clients.push(await join(place, number, tally))
  const portion = async () => {
    tally.times = []
    await Promise.all(clients.map(readOn))
    return heapInUse()
  }

  // Code compiled and answers cached once come with the first portions.
  const sizes: number[] = []
  for (let at = 0; at < 4; at += 1) sizes.push(await portion())
  const requests = tally.times.length
  const [before = 0, , after = 0] = sizes.slice(1)
  const left = (after - before) / (2 * requests)
  console.info(`${requests} requests in a portion, ${left.toFixed(1)} bytes left of each`, sizes)
  expect(tally.failures).toEqual([])
  expect(left).toBeLessThan(MOST_LEFT)
})

async function readOn(client: Client): Promise<void> {
  await client.open()
  for (let round = 0; round < ROUNDS; round += 1) await client.round()
}

const TIMES = 20_000
/** Bytes that may be left of a thing that came and went, on average. */
const MOST_REST = 60
let now = Date.UTC(2026, 0, 1)

/** What comes to a world and goes again, once. */
const COMINGS: [string, (world: World) => void][] = [
  [
    'a post that was deleted',
    (world) => deletePost(world, addPost(world, { author: person(world, 'alice'), content: '<p>Short</p>' })),
  ],
  [
    'a like that was taken back, of a post that is deleted',
    (world) => {
      const [alice, bob] = [person(world, 'alice'), person(world, 'bob')]
      const post = addPost(world, { author: alice, content: '<p>Liked</p>' })
      like(world, bob, post)
      unlike(world, bob, post)
      deletePost(world, post)
    },
  ],
  [
    'a session that has ended',
    (world) => {
      issueToken(world, person(world, 'alice'))
      now += world.instance.token_lifetime * 1000
    },
  ],
]

test.each(COMINGS)('nothing stays in a world of %s', async (_, come) => {
  const world = smallWorld(() => now)
  const many = () => {
    for (let time = 0; time < TIMES; time += 1) {
      now += 1
      come(world)
    }
  }
  many()
  const before = await heapInUse()
  many()
  expect(((await heapInUse()) - before) / TIMES).toBeLessThan(MOST_REST)
})

test('nothing stays in the limits of an address that asks no more', async () => {
  const limiter = createRateLimiter(() => now)
  const many = () => {
    for (let time = 0; time < TIMES; time += 1) {
      now += 1_000
      limiter.take('search', `10.0.${time}.${now}`)
    }
  }
  many()
  const before = await heapInUse()
  many()
  expect(((await heapInUse()) - before) / TIMES).toBeLessThan(MOST_REST)
})
