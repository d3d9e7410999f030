/**
 * Tests searches and the directory (docs/server/search.md#search,
 * docs/server/accounts.md#directory).
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import { addPost } from '../world/posts.ts'
import { bookmark, like, react } from '../world/reactions.ts'
import type { PostRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

let world: World
let alice: Visitor

let now: number

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
  addAccount(world, { username: 'bobby', created_at: NOON })
  addAccount(world, { username: 'bob_b', host: 'meadow.example', created_at: NOON })
})

const found = async (query: string, visitor = alice) => {
  const people: { acct: string }[] = await visitor.get(`/api/v1/accounts/search?${query}`)
  return people.map(({ acct }) => acct)
}

test.each([
  ['bob', ['bobby', 'bob', 'bob_b@meadow.example']],
  ['@BOB', ['bobby', 'bob', 'bob_b@meadow.example']],
  ['acct:arol', ['carol']],
  ['bob@kith.example', ['bobby', 'bob', 'bob_b@meadow.example']],
  ['meadow', ['bob_b@meadow.example', 'erin@meadow.example']],
  ['erin@mea', ['erin@meadow.example']],
  ['b_b_b@meadow', ['bob_b@meadow.example']],
  ['rin@meadow.example', []],
  ['Display Name', []],
  ['https://kith.example/users/bob', []],
  ['', []],
])('%s finds %j', async (typed, people) => {
  expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual(people)
})

test('a search returns the part of the list that was asked for, and at most two people for visitors', async () => {
  expect(await found('q=bob&limit=1')).toEqual(['bobby'])
  expect(await found('q=bob&limit=1&offset=1')).toEqual(['bob'])
  expect(await found('q=bob', visit(world, null))).toEqual(['bobby', 'bob'])
})

test('an unreadable query is refused', async () => {
  expect((await alice.send('GET', '/api/v1/accounts/search?q=bob&offset=x')).status).toBe(400)
  expect((await alice.send('GET', '/api/v1/accounts/search')).status).toBe(400)
})

interface Results {
  accounts: { acct: string }[]
  statuses: { content: string }[]
  hashtags: { name: string }[]
}

const everything = (query: string): Promise<Results> => alice.get(`/api/v2/search?${query}`)

/** Accounts, posts and tags, as one list each. */
const kinds = async (q: string, more = '') => {
  const { accounts, statuses, hashtags } = await everything(`q=${encodeURIComponent(q)}${more}`)
  return [
    accounts.map(({ acct }) => acct),
    statuses.map(({ content }) => content.replace(/<[^>]+>/g, '')),
    hashtags.map(({ name }) => name),
  ]
}

describe('everything', () => {
  const PROOF = { name: '$ETH', value: `0x${'aB'.repeat(20)}`, is_legacy_proof: false }

  beforeEach(() => {
    person(world, 'carol').identity_proofs = [PROOF]
    addPost(world, { author: person(world, 'bob'), text: 'hello again #introverts #Tea' })
    addPost(world, {
      author: person(world, 'erin@meadow.example'),
      content: '<p>from afar</p>',
      uri: 'https://meadow.example/objects/1',
      url: 'https://meadow.example/@erin/1',
    })
  })

  test.each([
    ['car', [['carol'], [], []]],
    [' @erin@meadow.example ', [['erin@meadow.example'], [], []]],
    ['#intro', [[], [], ['introductions', 'introverts']]],
    ['#TEA', [[], [], ['tea']]],
    ['#two words', [[], [], []]],
    ['>garden', [[], ['Hello from the garden. #introductions'], []]],
    ['garden', [[], [], []]],
    ['two words', [[], [], []]],
    ['https://meadow.example/objects/1', [[], ['from afar'], []]],
    ['https://meadow.example/@erin/1', [[], ['from afar'], []]],
    ['https://meadow.example/@erin', [['erin@meadow.example'], [], []]],
    ['http://kith.example/users/bob', [['bob'], [], []]],
    ['https://unknown.example/1', [[], [], []]],
    [PROOF.value.toLowerCase(), [['carol'], [], []]],
    [`did:pkh:eip155:1:${PROOF.value}`, [['carol'], [], []]],
  ])('%s finds %j', async (q, expected) => {
    expect(await kinds(q)).toEqual(expected)
  })

  test('one kind alone', async () => {
    expect(await kinds('garden', '&type=statuses')).toEqual([
      [],
      ['Hello from the garden. #introductions'],
      [],
    ])
    expect(await kinds('#intro', '&type=accounts')).toEqual([[], [], []])
    expect(await kinds('#tea', '&type=hashtags')).toEqual([[], [], ['tea']])
  })

  test('returns the part of the list that was asked for', async () => {
    expect(await kinds('bob', '&limit=1&offset=1')).toEqual([['bob'], [], []])
    expect(await kinds('#intro', '&limit=1&offset=1')).toEqual([[], [], ['introverts']])
    for (const wrong of ['limit=201', 'offset=65536', 'offset=-1']) {
      expect((await alice.send('GET', `/api/v2/search?q=bob&${wrong}`)).status).toBe(400)
    }
  })

  test('needs a session and a query', async () => {
    expect((await visit(world, null).send('GET', '/api/v2/search?q=bob')).status).toBe(401)
    expect((await alice.send('GET', '/api/v2/search')).status).toBe(400)
  })

  test('a hidden post is not found by its address', async () => {
    const secret = addPost(world, { author: person(world, 'bob'), text: '@carol psst', visibility: 'direct' })
    expect(await kinds(secret.uri)).toEqual([[], [], []])
    const { statuses } = await visit(world, 'carol').get(`/api/v2/search?q=${secret.uri}`)
    expect(statuses).toHaveLength(1)
  })
})

describe('words', () => {
  const say = (text: string): PostRecord => addPost(world, { author: person(world, 'bob'), text })

  test('are searched in posts that the viewer wrote, bookmarked, liked or reacted to, or that mention them', async () => {
    const me = person(world, 'alice')
    say('a walrus passed by')
    bookmark(world, me, say('walrus kept'))
    like(world, me, say('walrus liked'))
    react(world, me, say('walrus cheered'), '🎉')
    say('@alice look, a walrus')
    await alice.post('/api/v1/statuses', { status: 'my **walrus**' })
    expect((await kinds('>walrus'))[1]).toEqual([
      'my walrus',
      '@alice look, a walrus',
      'walrus cheered',
      'walrus liked',
      'walrus kept',
    ])
  })

  test('must all be contained as whole words, in any case and order', async () => {
    await alice.post('/api/v1/statuses', { status: 'The Kettle is on' })
    expect((await kinds('> on kettle'))[1]).toEqual(['The Kettle is on'])
    expect((await kinds('>kettle spoon'))[1]).toEqual([])
    expect((await kinds('>kettles'))[1]).toEqual([])
    expect((await kinds('>kett'))[1]).toEqual([])
    expect((await kinds('>'))[1]).toEqual([])
  })
})

describe('directory', () => {
  const names = async (query = '') => {
    const people: { username: string }[] = await alice.get(`/api/v1/directory${query}`)
    return people.map(({ username }) => username)
  }

  test('is sorted by the last post or by name, and may hold remote people', async () => {
    addAccount(world, { username: 'anonymous', is_system: true })
    expect(await names()).toEqual(['carol', 'bob', 'alice', 'dave', 'bobby'])
    expect(await names('?order=name&limit=2')).toEqual(['alice', 'bob'])
    expect(await names('?order=active&limit=2&offset=1')).toEqual(['bob', 'alice'])
    expect(await names('?local=false&limit=3')).toEqual(['carol', 'bob', 'erin'])
    expect((await alice.send('GET', '/api/v1/directory?limit=1')).headers.has('link')).toBe(false)
  })

  test('is up to ten minutes late', async () => {
    expect((await names())[0]).toBe('carol')
    now += 60_000
    await alice.post('/api/v1/statuses', { status: 'me' })
    expect((await names())[0]).toBe('carol')
    now += 600_000
    expect((await names())[0]).toBe('alice')
  })
})

test('the servers that are known', async () => {
  expect(await visit(world, null).get('/api/v1/instance/peers')).toEqual(['meadow.example'])
})
