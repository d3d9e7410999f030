/** Custom feeds (docs/server/feeds.md#custom-feeds, docs/server/README.md#empty-answers). */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import { addPost } from '../world/posts.ts'
import { mute } from '../world/relations.ts'
import { repost } from '../world/reposts.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor
let garden: { id: string; title: string }

beforeEach(async () => {
  world = smallWorld()
  alice = visit(world, 'alice')
  garden = await alice.post('/api/v1/lists', { title: ' Garden\u200b ' })
})

const status = async (method: string, path: string, body?: object, visitor = alice) =>
  (await visitor.send(method, path, body)).status

const membersPath = () => `/api/v1/lists/${garden.id}/accounts`
const add = (...account_ids: string[]) => alice.send('POST', membersPath(), { account_ids })

describe('feeds', () => {
  test('are sorted by name, exclusive, and have strings for ids', async () => {
    await alice.post('/api/v1/lists', { title: 'Bees' })
    const feeds: object[] = await alice.get('/api/v1/lists')
    expect(feeds).toMatchObject([{ title: 'Bees' }, { title: 'Garden' }])
    expect(feeds[1]).toEqual({ ...garden, replies_policy: 'followed', exclusive: true })
    expect(garden.id).toMatch(/^\d+$/)
  })

  test.each([
    ['', 'feed name is empty'],
    [' \u200b ', 'feed name is empty'],
    ['x'.repeat(201), 'feed name is too long'],
    ['Garden', 'custom feed already exists'],
  ])('the name %j is refused: %s', async (title, error) => {
    const answer = await alice.send('POST', '/api/v1/lists', { title })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error })
  })

  test('a name may be changed, but not to one that is taken: the database refuses it', async () => {
    await alice.post('/api/v1/lists', { title: 'Bees' })
    const path = `/api/v1/lists/${garden.id}`
    const taken = await alice.send('PUT', path, { title: 'Bees' })
    expect(taken.status).toBe(500)
    expect(await taken.json()).toMatchObject({ error: 'database error' })
    expect(await status('PUT', path, { title: 'Garden' })).toBe(200)
    expect(await (await alice.send('PUT', path, { title: 'Orchard' })).json()).toMatchObject({
      id: garden.id,
      title: 'Orchard',
    })
    expect(await status('PUT', path, { title: ' ' })).toBe(400)
  })

  test('a deleted feed is gone, and its members are in the home timeline again', async () => {
    const bob = person(world, 'bob')
    const atHome = async () => {
      const posts: { content: string }[] = await alice.get('/api/v1/timelines/home')
      return posts.some(({ content }) => content.includes('The kettle is on.'))
    }
    await add(bob.id)
    expect(await atHome()).toBe(false)
    const answer = await alice.send('DELETE', `/api/v1/lists/${garden.id}`)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(await atHome()).toBe(true)
  })

  test('feeds of others, unknown ids and ids that are no numbers are refused', async () => {
    const bob = visit(world, 'bob')
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { title: 'x' }],
      ['GET', '/accounts'],
      ['POST', '/accounts', { account_ids: [] }],
      ['DELETE', '/accounts?account_ids[0]=0198f1c0-0000-7000-8000-000000000001'],
      ['DELETE', ''],
    ]
    for (const [method, rest, body] of calls) {
      expect(await status(method, `/api/v1/lists/${garden.id}${rest}`, body, bob), method + rest).toBe(404)
    }
    expect(await alice.get('/api/v1/timelines/list/4711')).toMatchObject({ error: 'custom feed not found' })
    expect(await status('GET', '/api/v1/lists/x')).toBe(400)
  })
})

describe('members', () => {
  test('all are added or none; unknown people are refused', async () => {
    const [bob, carol] = [person(world, 'bob').id, person(world, 'carol').id]
    expect(await (await add(bob)).json()).toEqual({})
    const refused = await add(carol, bob)
    expect([refused.status, (await refused.json()).error]).toEqual([422, 'user already added'])
    expect(await alice.get(membersPath())).toMatchObject([{ id: bob }])
    expect((await add(crypto.randomUUID())).status).toBe(500)
    expect((await add('x')).status).toBe(400)
    expect(await alice.get(`/api/v1/accounts/${bob}/lists`)).toMatchObject([{ title: 'Garden' }])
    expect(await alice.get(`/api/v1/accounts/${carol}/lists`)).toEqual([])
  })

  test('are removed by the query, which may name people who are no members', async () => {
    const [bob, carol] = [person(world, 'bob').id, person(world, 'carol').id]
    await add(bob)
    const query = `account_ids[0]=${bob}&account_ids[1]=${carol}`
    expect(await status('DELETE', membersPath(), { account_ids: [bob] })).toBe(400)
    expect(await status('DELETE', `${membersPath()}?${query}`)).toBe(200)
    expect(await alice.get(membersPath())).toEqual([])
  })

  test('are listed by id, backwards, in pages that no header announces', async () => {
    const crowd = Array.from({ length: 45 }, (_, index) =>
      addAccount(world, { username: `member${index}`, created_at: NOON + index }),
    )
    await add(...crowd.map(({ id }) => id))
    const expected = crowd.map(({ id }) => id).reverse()
    const page = async (query: string) => {
      const answer = await alice.send('GET', membersPath() + query)
      expect(answer.headers.has('link')).toBe(false)
      const people: { id: string }[] = await answer.json()
      return people.map(({ id }) => id)
    }
    expect(await page('')).toEqual(expected.slice(0, 40))
    expect(await page(`?max_id=${expected[39]}`)).toEqual(expected.slice(40))
    expect(await page('?limit=2')).toEqual(expected.slice(0, 2))
    expect(await page('?limit=0')).toEqual(expected)
  })
})

describe('the timeline of a feed', () => {
  const contents = async () => {
    const posts: { content: string; reblog: { content: string } | null }[] = await alice.get(
      `/api/v1/timelines/list/${garden.id}`,
    )
    return posts.map((post) => (post.reblog ?? post).content.replace(/<[^>]+>/g, ''))
  }

  test('has the posts of its members, followed or not, that the viewer may see', async () => {
    const carol = person(world, 'carol')
    const said = addPost(world, { author: carol, text: 'from carol' })
    await add(carol.id)
    addPost(world, { author: carol, text: 'for followers', visibility: 'private' })
    repost(world, carol, addPost(world, { author: person(world, 'dave'), text: 'from dave' }))
    addPost(world, { author: carol, text: 'to herself', in_reply_to: said })
    expect(await contents()).toEqual([
      'to herself',
      'from dave',
      'from carol',
      'Welcome everybody. #introductions',
    ])
    mute(world, person(world, 'alice'), carol)
    expect(await contents()).toEqual([])
  })

  test('leaves out the kinds of posts that are switched off for a followed person', async () => {
    const bob = person(world, 'bob')
    await add(bob.id)
    repost(world, bob, addPost(world, { author: person(world, 'carol'), text: 'passed on' }))
    expect(await contents()).toContain('passed on')
    expect(await contents()).toContain('@alice welcome!')
    await alice.post(`/api/v1/accounts/${bob.id}/follow`, { reblogs: false, replies: false })
    expect(await contents()).toEqual(['Only for those who follow me.', 'The kettle is on.'])
  })
})
