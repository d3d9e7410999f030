/** Worlds by cookie, and what tests may do to them. */
import { describe, expect, test } from 'vitest'
import { PASSWORD, seedSmall } from './seeds/small.ts'
import { NOON, seededRandom } from './testing/visitor.ts'
import { createWorlds } from './worlds.ts'

const ORIGIN = 'http://127.0.0.1:4321'

function setUp(separate = true) {
  const worlds = createWorlds({
    seed: seedSmall,
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

  test('the clock moves', async () => {
    const send = setUp()
    const token = await signIn(send, 'w')
    await control(send, { advance: 3600 })
    const post = await send('w', 'POST', '/api/v1/statuses', { status: 'later' }, token)
    expect((await post.json()).created_at).toBe('2026-08-28T13:00:00.000Z')
  })

  test('calls fail as often as asked', async () => {
    const send = setUp()
    await control(send, { fail: { path: '/api/v1/instance', status: 502, times: 2, body: 'proxy' } })
    const statuses: number[] = []
    for (let turn = 0; turn < 3; turn++) statuses.push((await send('w', 'GET', '/api/v1/instance')).status)
    expect(statuses).toEqual([502, 502, 200])
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

  test('another seed starts over', async () => {
    const send = setUp()
    await control(send, { seed: 'empty' })
    expect(await (await send('w', 'GET', LOCAL)).json()).toEqual([])
    expect((await control(send, { seed: 'nothing like it' })).status).toBe(400)
  })

  test('a post arrives, however badly it was made', async () => {
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

  test('calls are remembered until asked for', async () => {
    const send = setUp()
    await send('w', 'GET', LOCAL)
    const seen = async () => (await send('w', 'GET', '/-/control/requests')).json()
    expect(await seen()).toEqual([{ method: 'GET', path: LOCAL }])
    expect(await seen()).toEqual([])
  })
})
