/** Votes (docs/server/posts.md#vote, docs/server/posts.md#poll). */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addPost } from '../world/posts.ts'
import { repost } from '../world/reposts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let now: number

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
})

const ask = (multiple: boolean, by = 'bob') =>
  addPost(world, {
    author: person(world, by),
    text: 'which?',
    poll: { options: ['<a>', 'b', 'c'], multiple, expires_at: NOON + 60_000 },
  })

async function vote(id: string, choices: number[]) {
  const answer = await alice.send('POST', `/api/v1/polls/${id}/votes`, { choices })
  const body = await answer.json()
  return answer.status === 200 ? body : [answer.status, body.error]
}

test('a vote counts once, even if an option is named twice', async () => {
  expect(await vote(ask(true).id, [2, 0, 2])).toMatchObject({
    votes_count: 2,
    voters_count: 1,
    voted: true,
    own_votes: [0, 2],
    options: [
      { title: '&lt;a&gt;', votes_count: 1 },
      { title: 'b', votes_count: 0 },
      { title: 'c', votes_count: 1 },
    ],
  })
})

describe('refused', () => {
  test.each([
    [[], 422, 'choice set is empty'],
    [[0, 1], 422, 'only one option can be chosen'],
    [[3], 404, 'poll option not found'],
    [[-1], 400, expect.stringContaining('Json deserialize error: ')],
  ])('%j', async (choices, status, error) => {
    expect(await vote(ask(false).id, choices)).toEqual([status, error])
  })

  test('a second vote', async () => {
    const { id } = ask(false)
    await vote(id, [0])
    expect(await vote(id, [1])).toEqual([422, 'already voted'])
  })

  test('a late vote', async () => {
    const { id } = ask(false)
    now += 60_000
    expect(await vote(id, [0])).toEqual([422, 'poll has already ended'])
    expect(await alice.get(`/api/v1/statuses/${id}`)).toMatchObject({ poll: { expired: true, voted: false } })
  })

  test('a vote where there is no poll, no post, or only a repost', async () => {
    const asked = ask(false)
    const wrapper = repost(world, person(world, 'bob'), asked)
    const plain = addPost(world, { author: person(world, 'bob'), text: 'a' })
    expect(await vote(plain.id, [0])).toEqual([404, 'poll not found'])
    expect(await vote(wrapper.id, [0])).toEqual([404, 'post not found'])
    expect(await vote(crypto.randomUUID(), [0])).toEqual([404, 'post not found'])
  })
})

test('authors may vote in their own polls', async () => {
  expect(await vote(ask(false, 'alice').id, [1])).toMatchObject({ voted: true })
})

test('visitors see results, but not whether they voted', async () => {
  const { id } = ask(false)
  await vote(id, [0])
  expect(await visit(world, null).get(`/api/v1/statuses/${id}`)).toMatchObject({
    poll: { votes_count: 1, voted: null, own_votes: null },
  })
})
