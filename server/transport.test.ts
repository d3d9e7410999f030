/**
 * Tests what all calls share (docs/server/README.md#requests, docs/server/README.md#errors,
 * docs/spec/instance.md#another-server).
 */
import { describe, expect, test } from 'vitest'
import { NOON, ORIGIN, smallWorld, visit } from '#tests/harness/visitor.ts'
import { createServer } from './app.ts'

describe('who asks', () => {
  test('a missing header: 401 JSON text without a content type', async () => {
    const answer = await visit(smallWorld(), null).send('GET', '/api/v1/timelines/home')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('content-type')).toBeNull()
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.json()).toEqual({
      error: 'auth header is not present',
      error_description: 'auth header is not present',
    })
  })

  test.each(['/api/v1/timelines/home', '/api/v1/timelines/public?local=true'])(
    'a stale token is refused on %s',
    async (path) => {
      const guest = visit(smallWorld(), null)
      const answer = await guest.send('GET', path, undefined, { authorization: 'Bearer stale' })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ error_description: 'access token is invalid' })
    },
  )

  test('a malformed header counts as none where visitors may read', async () => {
    const guest = visit(smallWorld(), null)
    const path = '/api/v1/timelines/public?local=true'
    expect((await guest.send('GET', path, undefined, { authorization: 'Basic x' })).status).toBe(200)
  })

  test('a token ends after 30 days', async () => {
    let now = NOON
    const alice = visit(
      smallWorld(() => now),
      'alice',
    )
    now += 30 * 24 * 3600 * 1000
    expect((await alice.send('GET', '/api/v1/timelines/home')).status).toBe(401)
  })
})

// docs/server/policy-and-files.md#date
test('every answer has the time of its world', async () => {
  const guest = visit(smallWorld(), null)
  for (const path of ['/api/v1/instance', '/api/v1/timelines/home', '/nothing']) {
    const { headers } = await guest.send('GET', path)
    expect(headers.get('date')).toBe(new Date(NOON).toUTCString())
  }
})

describe('unknown calls', () => {
  test.each([
    ['GET', '/api/v1/announcements', 404],
    ['POST', '/api/v1/timelines/home', 404],
    ['PUT', '/oauth/token', 405],
    ['GET', '/api/v1/accounts', 405],
  ])('%s %s: %i, empty', async (method, path, status) => {
    const answer = await visit(smallWorld(), 'alice').send(method, path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('')
  })

  test('trailing and double slashes do not matter', async () => {
    expect((await visit(smallWorld(), null).send('GET', '/api//v1/instance/')).status).toBe(200)
  })
})

describe('rate limits', () => {
  test('the sixth sign-in in a row waits two minutes, in plain text', async () => {
    let now = NOON
    const guest = visit(
      smallWorld(() => now),
      null,
    )
    const signIn = () =>
      guest.send('POST', '/oauth/token', { grant_type: 'password', username: 'alice', password: 'no' })
    for (let turn = 0; turn < 5; turn++) expect((await signIn()).status).toBe(400)
    const refused = await signIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toMatch('text/plain')
    expect(refused.headers.get('retry-after')).toBe('120')
    now += 120_000
    expect((await signIn()).status).toBe(400)
  })

  test('another address has its own, and a server without limits has none', async () => {
    const world = smallWorld()
    const body = { grant_type: 'password', username: 'alice', password: 'no' }
    const limited = visit(world, null)
    for (let turn = 0; turn < 6; turn++) await limited.send('POST', '/oauth/token', body)
    const elsewhere = { 'x-forwarded-for': '192.0.2.7' }
    expect((await limited.send('POST', '/oauth/token', body, elsewhere)).status).toBe(400)
    const free = visit(world, null, createServer({ world, rateLimits: false }))
    for (let turn = 0; turn < 6; turn++) {
      expect((await free.send('POST', '/oauth/token', body)).status).toBe(400)
    }
  })
})

describe('pages', () => {
  const linkOf = async (path: string) =>
    (await visit(smallWorld(), 'alice').send('GET', path)).headers.get('link')

  test('a full page names the next one, absolutely, with the same query', async () => {
    const link = await linkOf('/api/v1/timelines/public?limit=2&local=true')
    expect(link).toMatch(
      new RegExp(
        `^<${ORIGIN}/api/v1/timelines/public\\?limit=2&local=true&max_id=[0-9a-f-]{36}>; rel="next"$`,
      ),
    )
  })

  test('a short page and an empty one name none', async () => {
    expect(await linkOf('/api/v1/timelines/home?limit=200')).toBeNull()
    expect(await linkOf('/api/v1/timelines/home?limit=0')).toBeNull()
  })

  test.each([
    ['-1', 'invalid digit found in string'],
    ['201', 'expected an integer between 0 and 201'],
    ['x', 'invalid digit found in string'],
  ])('limit=%s is refused', async (limit, words) => {
    const answer = await visit(smallWorld(), 'alice').send('GET', `/api/v1/timelines/home?limit=${limit}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toBe(`Query deserialize error: ${words}`)
  })

  test('following the pages shows every post once', async () => {
    const alice = visit(smallWorld(), 'alice')
    const whole = await alice.get('/api/v1/timelines/home?limit=200')
    const ids: string[] = []
    let path = '/api/v1/timelines/home?limit=2'
    while (path !== '') {
      const answer = await alice.send('GET', path)
      for (const post of await answer.json()) ids.push(post.id)
      path = /<[^>]*?(\/api[^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
    }
    expect(ids).toEqual(whole.map((post: { id: string }) => post.id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each(['/api/v1/instance', '/api/v1/nothing', '/api/v1/timelines/home'])(
  'every answer forbids what production forbids: %s',
  async (path) => {
    const { headers } = await visit(smallWorld(), null).send('GET', path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

// docs/spec/instance.md#another-server
test('other origins are answered without credentials', async () => {
  const guest = visit(smallWorld(), null)
  const { headers } = await guest.send('GET', '/api/v1/instance', undefined, { origin: 'https://a.example' })
  expect(headers.get('access-control-allow-origin')).toBe('https://a.example')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})
