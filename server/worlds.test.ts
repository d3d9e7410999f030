/** Tests worlds by cookie, and their control. */
import { describe, expect, test } from 'vitest'
import { SEEDS } from '#demo/seeds/seeds.ts'
import { PASSWORD } from '#demo/seeds/small.ts'
import { NOON, seededRandom } from '#tests/harness/visitor.ts'
import { createWorlds } from './worlds.ts'

const ORIGIN = 'http://127.0.0.1:4321'

function setUp(separate = true) {
  const worlds = createWorlds({
    seeds: SEEDS,
    seed: SEEDS.small,
    clock: () => NOON,
    random: seededRandom(),
    separate,
    rateLimits: false,
  })
  return (world: string, method: string, path: string, body?: object, token?: string) => {
    const headers = new Headers({ cookie: `a=b; kith_world=${world}`, 'content-type': 'application/json' })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const payload = body === undefined ? {} : { body: JSON.stringify(body) }
    return worlds.fetch(new Request(ORIGIN + path, { method, headers, ...payload }))
  }
}

type Send = ReturnType<typeof setUp>

async function signIn(send: Send, world: string): Promise<string> {
  const credentials = { grant_type: 'password', username: 'alice', password: PASSWORD }
  return (await (await send(world, 'POST', '/oauth/token', credentials)).json()).access_token
}

const HOME = '/api/v1/timelines/home'
const LOCAL = '/api/v1/timelines/public?local=true'

test('each name has a world of its own, whose addresses are those of the request', async () => {
  const send = setUp()
  const token = await signIn(send, 'one')
  const created = await send('one', 'POST', '/api/v1/statuses', { status: 'only here' }, token)
  expect((await created.json()).uri).toMatch(`${ORIGIN}/objects/`)
  expect(await (await send('one', 'GET', LOCAL)).text()).toContain('only here')
  expect(await (await send('two', 'GET', LOCAL)).text()).not.toContain('only here')
})

test('a name may begin with a seed', async () => {
  const send = setUp()
  expect(await (await send('empty.mine', 'GET', LOCAL)).json()).toEqual([])
  expect(await (await send('crowded.mine', 'GET', `${LOCAL}&limit=100`)).json()).toHaveLength(100)
  expect(await (await send('mine', 'GET', LOCAL)).json()).not.toEqual([])
})

test('the least recently used of many worlds is forgotten', async () => {
  const send = setUp()
  const token = await signIn(send, 'first')
  for (let turn = 0; turn < 59; turn++) await send(`w${turn}`, 'GET', '/api/v1/custom_emojis')
  expect((await send('first', 'GET', HOME, undefined, token)).status).toBe(200)
  for (let turn = 0; turn < 60; turn++) await send(`v${turn}`, 'GET', '/api/v1/custom_emojis')
  expect((await send('first', 'GET', HOME, undefined, token)).status).toBe(401)
})

test('without separate worlds there is one, and nothing to control', async () => {
  const send = setUp(false)
  const token = await signIn(send, 'one')
  expect((await send('two', 'GET', HOME, undefined, token)).status).toBe(200)
  expect((await send('one', 'POST', '/-/control', { expireTokens: true })).status).toBe(404)
  expect((await send('one', 'GET', HOME, undefined, token)).status).toBe(200)
})

describe('control', () => {
  const control = (send: Send, command: object) => send('w', 'POST', '/-/control', command)

  test('sessions expire', async () => {
    const send = setUp()
    const token = await signIn(send, 'w')
    await control(send, { expireTokens: true })
    expect((await send('w', 'GET', HOME, undefined, token)).status).toBe(401)
  })

  test('sessions expire with a call', async () => {
    const send = setUp()
    const token = await signIn(send, 'w')
    await control(send, { expireTokens: { path: '/api/v1/statuses', method: 'POST' } })
    expect((await send('w', 'GET', HOME, undefined, token)).status).toBe(200)
    expect((await send('w', 'POST', '/api/v1/statuses', { status: 'late' }, token)).status).toBe(401)
    expect((await send('w', 'GET', HOME, undefined, token)).status).toBe(401)
    const next = await signIn(send, 'w')
    expect((await send('w', 'POST', '/api/v1/statuses', { status: 'in time' }, next)).status).toBe(200)
  })

  test('the clock moves', async () => {
    const send = setUp()
    const token = await signIn(send, 'w')
    await control(send, { advance: 3600 })
    const post = await send('w', 'POST', '/api/v1/statuses', { status: 'later' }, token)
    expect((await post.json()).created_at).toBe('2026-08-28T13:00:00.000Z')
    expect(post.headers.get('date')).toBe('Fri, 28 Aug 2026 13:00:00 GMT')
  })

  test('calls fail as often as asked', async () => {
    const send = setUp()
    await control(send, { fail: { path: '/api/v1/instance', status: 502, times: 2, body: 'proxy' } })
    const statuses: number[] = []
    for (let turn = 0; turn < 3; turn++) statuses.push((await send('w', 'GET', '/api/v1/instance')).status)
    expect(statuses).toEqual([502, 502, 200])
  })

  test('calls wait until they are released', async () => {
    const send = setUp()
    await control(send, { hold: { path: '/api/v1/instance' } })
    const order: string[] = []
    const held = send('w', 'GET', '/api/v1/instance').then(() => order.push('held'))
    await send('w', 'GET', '/api/v1/custom_emojis').then(() => order.push('not held'))
    await control(send, { release: true })
    await held
    await send('w', 'GET', '/api/v1/instance')
    expect(order).toEqual(['not held', 'held'])
  })

  test('a connection breaks off', async () => {
    const send = setUp()
    await control(send, { fail: { path: '/api/v1/*', status: 0 } })
    const answer = await send('w', 'GET', '/api/v1/instance')
    await expect(answer.text()).rejects.toThrow()
  })

  test('the instance changes', async () => {
    const send = setUp()
    await control(send, { instance: { title: 'Else', blockchains: null } })
    const instance = await (await send('w', 'GET', '/api/v1/instance')).json()
    expect(instance.title).toBe('Else')
    expect(instance).not.toHaveProperty('blockchains')
  })

  test('the server gets another version', async () => {
    const send = setUp()
    const lookup = async (world: string) =>
      (await (await send(world, 'GET', '/api/v1/accounts/lookup?acct=carol')).json()).display_name
    expect(await lookup('w')).toBe('')
    await control(send, { version: '4.11.0' })
    expect(await lookup('w')).toBeNull()
    const instance = await (await send('old.mine', 'GET', '/api/v1/instance')).json()
    expect(instance.version).toContain('4.11.0')
  })

  test('another seed replaces the world', async () => {
    const send = setUp()
    await control(send, { seed: 'empty' })
    expect(await (await send('w', 'GET', LOCAL)).json()).toEqual([])
    expect((await control(send, { seed: 'nothing like it' })).status).toBe(400)
  })

  test('a malformed post arrives', async () => {
    const send = setUp()
    const overrides = {
      created_at: null,
      account: { display_name: 7 },
      poll: { options: 'none' },
      tags: [null],
      language: '__absent__',
    }
    const author = 'erin@meadow.example'
    await control(send, { deliver: { author, content: '<p>odd</p>', overrides } })
    await control(send, { deliver: { author, content: '<p>even</p>' } })
    const token = await signIn(send, 'w')
    const [even, odd] = await (await send('w', 'GET', HOME, undefined, token)).json()
    expect(odd).toMatchObject({
      created_at: null,
      poll: { options: 'none' },
      tags: [null],
      content: '<p>odd</p>',
      account: { display_name: 7, username: 'erin' },
    })
    expect(odd).not.toHaveProperty('language')
    expect(even).toMatchObject({ content: '<p>even</p>', tags: [], language: null })
    expect((await control(send, { deliver: { author: 'nobody', content: '' } })).status).toBe(400)
  })

  test('posts arrive and are removed, also among older ones', async () => {
    const send = setUp()
    const token = await signIn(send, 'w')
    const said = async () => {
      const posts: { content: string; reblog: { content: string } | null }[] = await (
        await send('w', 'GET', HOME, undefined, token)
      ).json()
      return posts.map((post) => (post.reblog ?? post).content.replace(/<[^>]+>/g, ''))
    }
    const before = await said()
    const author = 'erin@meadow.example'
    const answer = await control(send, {
      deliver: [
        { author, content: '<p>new</p>' },
        { author, content: '<p>late</p>', age: 85 * 60 },
        { author, content: '<p>a word</p>', visibility: 'direct', mentions: ['alice'] },
        { author: 'bob', reposts: 'Welcome everybody' },
      ],
      remove: ['Rain over', 'The kettle'],
    })
    expect(answer.status).toBe(204)
    const kept = before.filter((words) => !/Rain over|The kettle/.test(words))
    const expected = ['Welcome everybody. #introductions', 'a word', 'new', ...kept]
    expected.splice(expected.indexOf('Only for those who follow me.') + 1, 0, 'late')
    expect(await said()).toEqual(expected)
    expect((await control(send, { remove: 'nobody ever said this' })).status).toBe(400)
    expect((await control(send, { deliver: { author, reposts: 'nor this' } })).status).toBe(400)
  })

  test('notifications of any type arrive', async () => {
    const send = setUp()
    const token = await signIn(send, 'w')
    const path = '/api/v1/notifications?limit=4'
    const told = async () => (await send('w', 'GET', path, undefined, token)).json()
    const sender = 'bob'
    const answer = await control(send, {
      notify: [
        { sender, type: 'mention', subtype: 'reply', about: 'The kettle' },
        { sender, type: 'mention' },
        { sender: 'erin@meadow.example', type: 'payment', payment_amount: 5 },
        { sender, type: 'pleroma:emoji_reaction', reaction: '🎉', overrides: { account: null } },
      ],
    })
    expect(answer.status).toBe(204)
    expect(await told()).toMatchObject([
      { type: 'pleroma:emoji_reaction', account: null, emoji: '🎉' },
      { type: 'payment', payment_amount: 5, account: { username: 'erin' } },
      { type: 'mention', subtype: null, status: null },
      { type: 'mention', subtype: 'reply', status: { content: '<p>The kettle is on.</p>' } },
    ])
    for (const wrong of [{ sender: 'alice', type: 'x' }, { sender: 'zoe', type: 'x' }, { type: 'x' }]) {
      expect((await control(send, { notify: wrong })).status).toBe(400)
    }
  })

  test('calls are recorded until they are read', async () => {
    const send = setUp()
    await send('w', 'GET', LOCAL)
    const seen = async () => (await send('w', 'GET', '/-/control/requests')).json()
    expect(await seen()).toEqual([{ method: 'GET', path: LOCAL }])
    expect(await seen()).toEqual([])
  })
})
