/** Tests aliases, exports, imports and moves (docs/server/settings.md#aliases-and-moving). */
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, person, smallWorld, type Visitor, visit } from '#tests/harness/visitor.ts'
import { addAccount } from '../world/accounts.ts'
import type { AccountRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

const PATH = '/api/v1/settings'

let now: number
let world: World
let alice: Visitor
let own: AccountRecord
let erin: AccountRecord

beforeEach(() => {
  now = NOON
  world = smallWorld(() => now)
  alice = visit(world, 'alice')
  own = person(world, 'alice')
  erin = person(world, 'erin@meadow.example')
})

const refusal = async (path: string, body: unknown, visitor = alice) => {
  const answer = await visitor.send('POST', `${PATH}/${path}`, body)
  return [answer.status, answer.status === 204 ? null : (await answer.json()).error]
}

/** Lets the server do what it does in the background, and returns whom a person follows. */
async function followedBy(acct: string): Promise<string[]> {
  for (let step = 0; step < 2; step++) {
    now += 2000
    await alice.send('GET', '/api/v1/timelines/home')
  }
  const { id } = person(world, acct)
  return [...world.follows.from(id).keys()].map((target) => world.accounts.get(target)?.acct ?? '').sort()
}

// docs/server/settings.md#add-an-alias, docs/server/settings.md#remove-an-alias
describe('aliases', () => {
  const add = (acct: string) => refusal('aliases', { acct })

  test('come and go', async () => {
    expect(await alice.post(`${PATH}/aliases`, { acct: erin.acct })).toMatchObject({
      declared: [{ acct: erin.acct }],
      verified: [],
    })
    expect(await add(erin.acct)).toEqual([400, 'alias already exists'])
    expect(await alice.post(`${PATH}/aliases/remove`, { actor_id: erin.actor_id })).toMatchObject({
      declared: [],
    })
  })

  test.each([
    ['alice', 400, 'alias must differ from current account'],
    ['bob', 400, 'alias must be on another server'],
    ['Erin@meadow.example', 404, 'profile not found'],
    ['@erin@meadow.example', 404, 'profile not found'],
  ])('%s is none', async (acct, status, error) => {
    expect(await add(acct)).toEqual([status, error])
  })

  test('there are at most ten', async () => {
    own.aliases = Array.from({ length: 10 }, (_, index) => `https://n${index}.example/users/alice`)
    expect(await add(erin.acct)).toEqual([400, 'at most 10 aliases are allowed'])
    expect(await refusal('aliases/remove', { actor_id: erin.actor_id })).toEqual([404, 'alias not found'])
  })
})

// docs/server/settings.md#export
test('exports are text, one address a line, without those who have none', async () => {
  const odd = 'https://attic.example/actors/7'
  const caretaker = addAccount(world, { username: 'caretaker', host: 'attic.example', acct: odd })
  world.follows.set(own.id, caretaker.id, { id: 99, reblogs: true, replies: true, created_at: now })
  const answer = await alice.send('GET', `${PATH}/export_follows`)
  expect(answer.headers.get('content-type')).toBe('text/csv')
  expect(await answer.text()).toBe('bob@kith.example\nerin@meadow.example\n')
  expect(await (await alice.send('GET', `${PATH}/export_followers`)).text()).toBe(
    'bob@kith.example\ndave@kith.example\n',
  )
})

// docs/server/settings.md#import-follows
describe('an import of follows', () => {
  const load = (follows_csv: string) => refusal('import_follows', { follows_csv }, visit(world, 'bob'))

  test('takes the first column, with or without a header, and follows in the background', async () => {
    const csv = 'Account address,Show boosts\r\ncarol@kith.example,true\n\n@erin@meadow.example\n'
    expect(await load(csv)).toEqual([204, null])
    await alice.get('/api/v1/timelines/home')
    expect(world.follows.from(person(world, 'bob').id).size).toBe(1)
    expect(await followedBy('bob')).toEqual(['alice', 'carol', 'erin@meadow.example'])
  })

  test('passes over oneself and people whom the server does not know', async () => {
    expect(await load('bob@kith.example\nnobody@far.example')).toEqual([204, null])
    expect(await followedBy('bob')).toEqual(['alice'])
  })

  test.each([['carol'], ['"carol@kith.example"'], ['\uFEFFcarol@kith.example'], ['a@b.example:80']])(
    'one line %o refuses all',
    async (line) => {
      expect(await load(`erin@meadow.example\n${line}`)).toEqual([400, 'invalid webfinger address'])
      expect(await followedBy('bob')).toEqual(['alice'])
    },
  )

  test('has at most 500 different addresses', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@far.example`)
    expect(await load([...lines(500), 'a1@far.example'].join('\n'))).toEqual([204, null])
    expect(await load(lines(501).join('\n'))).toEqual([400, "can't process more than 500 items at once"])
  })
})

// docs/server/settings.md#import-followers
describe('an import of followers', () => {
  const load = (from_actor_id: string, followers_csv = 'carol@kith.example') =>
    refusal('import_followers', { from_actor_id, followers_csv })

  test('is refused without a proof, from this server, and from somebody who is no alias', async () => {
    expect(await load(erin.actor_id)).toEqual([400, 'identity proof is required'])
    own.identity_proofs.push({ name: 'Key', value: 'z', is_legacy_proof: false })
    expect(await load(person(world, 'bob').actor_id)).toEqual([400, "can't move from local actor"])
    expect(await load(erin.actor_id)).toEqual([400, 'old profile is not an alias'])
  })

  test('lets followers of the old account follow the new one', async () => {
    own.identity_proofs.push({ name: 'Key', value: 'z', is_legacy_proof: false })
    own.aliases.push(erin.actor_id)
    world.follows.set(person(world, 'carol').id, erin.id, {
      id: 99,
      reblogs: true,
      replies: true,
      created_at: now,
    })
    const account = await alice.post(`${PATH}/import_followers`, {
      from_actor_id: erin.actor_id,
      followers_csv: 'carol@kith.example',
    })
    expect(account.username).toBe('alice')
    expect(await followedBy('carol')).toEqual(['alice'])
  })
})

// docs/server/settings.md#move-followers
describe('a move of followers', () => {
  const move = (target_acct: string) => refusal('move_followers', { target_acct })

  test.each([
    ['nobody@far.example', 404, 'profile not found'],
    ['erin@meadow.example', 400, 'target is not an alias'],
    ['bob', 400, 'target is not an alias'],
  ])('to %s is refused', async (target, status, error) => {
    expect(await move(target)).toEqual([status, error])
  })

  test('goes to no account of this server', async () => {
    person(world, 'bob').aliases.push(own.actor_id)
    expect(await move('bob')).toEqual([400, "can't move followers to a local actor"])
  })

  test('leaves nobody behind', async () => {
    erin.aliases.push(own.actor_id)
    const account = await alice.post(`${PATH}/move_followers`, { target_acct: erin.acct })
    expect(account.username).toBe('alice')
    expect(await followedBy('bob')).toEqual(['erin@meadow.example'])
    expect(world.follows.to(own.id).size).toBe(0)
  })
})
