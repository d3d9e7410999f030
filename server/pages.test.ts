/** Addresses outside the API (contract 1.15, 10 row 24). */
import { beforeEach, describe, expect, test } from 'vitest'
import { person, smallWorld, type Visitor, visit } from './testing/visitor.ts'
import { addPost } from './world/posts.ts'
import type { World } from './world/world.ts'

let world: World
let alice: Visitor

beforeEach(() => {
  world = smallWorld()
  alice = visit(world, 'alice')
})

describe('addresses outside the API', () => {
  test.each([
    ['/users/alice', '/@alice'],
    ['/collections/tags/caf%C3%A9', '/tag/caf%C3%A9'],
    ['/feeds/alice', '/feeds/users/alice'],
    ['/users/alice/proposals/monero', '/@alice/subscription'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await alice.send('GET', path)
    expect(answer.headers.get('location')).toBe(target)
  })

  test('a public local post leads to its page, others to nothing', async () => {
    const open = addPost(world, { author: person(world, 'bob'), text: 'a' })
    const closed = addPost(world, { author: person(world, 'bob'), text: 'a', visibility: 'private' })
    expect((await alice.send('GET', `/objects/${open.id}`)).headers.get('location')).toBe(`/post/${open.id}`)
    expect((await alice.send('GET', `/objects/${closed.id}`)).status).toBe(404)
  })
})
