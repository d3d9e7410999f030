import { beforeEach, describe, expect, test, vi } from 'vitest'
import { muteAccount } from '#contract/endpoints/account-actions.ts'
import { listAliases } from '#contract/endpoints/aliases.ts'
import { deleteAccount } from '#contract/endpoints/credentials.ts'
import { getInstance, listCustomEmoji } from '#contract/endpoints/instance.ts'
import { voteInPoll } from '#contract/endpoints/polls.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { getViewer, grantToken, register, revokeToken } from '#contract/endpoints/session.ts'
import { createInvoice, findSubscription } from '#contract/endpoints/subscriptions.ts'
import { listHomeTimeline, listPublicTimeline } from '#contract/endpoints/timelines.ts'
import { createPost, editPost } from '#contract/endpoints/writing.ts'
import { connectToServer, ORIGIN, signInAs } from '#tests/harness/client-and-server.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { call, callNext, connect } from './api.ts'
import { ApiError } from './api-error.ts'
import { currentToken, setToken } from './token.ts'

/** Answers all calls of the client the same. */
function connectToAnswer(status: number, body: string, headers: Record<string, string> = {}) {
  connect({ origin: ORIGIN, fetch: async () => new Response(body, { status, headers }) })
}

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it went well')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  )

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/home', search: '' })
  setToken(null)
})

describe('against the reference server', () => {
  beforeEach(() => connectToServer())

  test('a call is sent and its answer read', async () => {
    expect((await call(getInstance, {})).uri).toBe('kith.example')
    await signInAs('alice')
    expect((await call(getViewer, {})).username).toBe('alice')
  })

  test('a wrong password is refused with the server’s message', async () => {
    const error = await failure(
      call(grantToken, { body: { grant_type: 'password', username: 'alice', password: 'no' } }),
    )
    expect(error).toMatchObject({ kind: 'refused', status: 400, message: 'incorrect password' })
  })

  test('pages follow one another until the last one', async () => {
    await signInAs('alice')
    const first = await call(listHomeTimeline, { query: { limit: 2 } })
    expect(first.items).toHaveLength(2)
    const second = await callNext(listHomeTimeline, { query: {} }, first.next ?? '')
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[0]?.id)
    const all = await call(listHomeTimeline, { query: { limit: 100 } })
    expect(all.next).toBeNull()
  })

  // docs/spec/session.md#start-with-a-token
  test('a revoked token ends the session on a call that needs one', async () => {
    await signInAs('alice')
    await call(revokeToken, { body: { token: currentToken() ?? '' } })
    const error = await failure(call(getViewer, {}))
    expect(error.message).toBe('access token is invalid')
    expect(currentToken()).toBeNull()
  })

  // docs/spec/session.md#a-401-ends-the-session
  test('with a stale token a call that guests may make still succeeds', async () => {
    setToken('stale')
    const { items } = await call(listPublicTimeline, { query: { local: true } })
    expect(items.length).toBeGreaterThan(0)
    expect(currentToken()).toBeNull()
  })

  test('a missing post is refused with 404 and the reason', async () => {
    const id = '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b'
    const error = await failure(call(getPost, { params: { id } }))
    expect(error).toMatchObject({ status: 404, message: 'post not found' })
  })
})

// docs/spec/conventions.md#how-calls-are-made
test('a call sends its token, and its body as JSON, with the credentials of its own origin', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ choices: [] }))
  connect({ origin: ORIGIN, fetch })
  setToken('token')
  await failure(call(voteInPoll, { params: { id: '7' }, body: { choices: [1] } }))
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe(`${ORIGIN}/api/v1/polls/7/votes`)
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    body: '{"choices":[1]}',
  })
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    authorization: 'Bearer token',
    'content-type': 'application/json',
  })
})

const LONG = 'long '.repeat(1_000)

// docs/spec/conventions.md#how-calls-are-made
test.each([
  ['a change', true, () => call(muteAccount, { params: { id: '7' } })],
  [
    'a change with a short body',
    true,
    () => call(editPost, { params: { id: '7' }, body: { status: 'short' } }),
  ],
  ['a change with a long body', false, () => call(editPost, { params: { id: '7' }, body: { status: LONG } })],
  ['a new post', false, () => call(createPost, { body: { status: 'short' }, idempotencyKey: 'once' })],
  ['a question', false, () => call(getPost, { params: { id: '7' } })],
  [
    'a sign-in',
    false,
    () => call(grantToken, { body: { grant_type: 'password', username: 'a', password: 'b' } }),
  ],
])('%s goes on when the page is closed: %s', async (_, isLasting, send) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
  connect({ origin: ORIGIN, fetch })
  setToken('token')
  await send().catch(() => {})
  expect(fetch.mock.calls[0]?.[1].keepalive).toBe(isLasting)
})

// docs/spec/conventions.md#how-calls-are-made
test.each([
  [204, 204, true],
  [204, 200, false],
  [200, 201, false],
])('a call that expects %i and is answered with %i went well: %s', async (expected, status, isWell) => {
  connect({
    origin: ORIGIN,
    fetch: async () => new Response(status === 204 ? null : '{"version":"1"}', { status }),
  })
  const sent = expected === 204 ? call(deleteAccount, {}) : call(getInstance, {})
  expect(
    await sent.then(
      () => true,
      () => false,
    ),
  ).toBe(isWell)
  if (isWell) expect(await sent).toBeUndefined()
})

// docs/spec/conventions.md#calls-without-a-token
test('calls that need no token get none, and all others get it', async () => {
  const open = [
    getInstance,
    listCustomEmoji,
    register,
    grantToken,
    listAliases,
    findSubscription,
    createInvoice,
  ]
  expect(open.map(({ access }) => access)).toEqual(open.map(() => 'none'))
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]))
  connect({ origin: ORIGIN, fetch })
  setToken('token')
  await call(listCustomEmoji, {})
  await call(listPublicTimeline, { query: {} })
  await call(listHomeTimeline, { query: {} })
  const tokens = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('authorization'))
  expect(tokens).toEqual([null, 'Bearer token', 'Bearer token'])
})

/** Asks for the instance at an origin. Returns what was sent. */
async function askedAt(origin: string) {
  const asked: { url: string; token: string | null; credentials: RequestCredentials | undefined }[] = []
  const fetch = async (url: string, { headers, credentials }: RequestInit) => {
    asked.push({ url, token: new Headers(headers).get('authorization'), credentials })
    return Response.json({ uri: 'kith.example', version: '1' })
  }
  connect({ origin, fetch })
  await call(getInstance, {})
  return asked
}

// docs/spec/instance.md#another-server
test.each([ORIGIN, 'https://elsewhere.example'])('credentials are never included at %j', async (origin) => {
  expect(await askedAt(origin)).toMatchObject([
    { url: `${origin}/api/v1/instance`, credentials: 'same-origin' },
  ])
})

// docs/spec/instance.md#description-of-the-instance
test('the description of the instance is asked for without a token', async () => {
  setToken('token')
  expect(await askedAt(ORIGIN)).toMatchObject([{ token: null }])
})

describe('docs/spec/conventions.md#general-failure-rule', () => {
  test.each([
    ['JSON says why', 422, '{"error":"x","error_description":"choice set is empty"}', 'choice set is empty'],
    [
      'JSON without a content type',
      401,
      '{"error":"no","error_description":"auth header is not present"}',
      'auth header is not present',
    ],
    ['413 without JSON', 413, 'too big', 'request body is too large'],
    ['nothing at all', 404, '', 'unknown error'],
    ['JSON that says nothing', 500, '{}', 'unknown error'],
    ['JSON that is no object', 500, '[1]', 'unknown error'],
  ])('%s', async (_, status, body, message) => {
    connectToAnswer(status, body)
    expect(await failure(call(getInstance, {}))).toMatchObject({ kind: 'refused', status, message })
  })

  test('the error for a 429 has the time to wait', async () => {
    connectToAnswer(429, 'Too many requests, retry in 60s', { 'retry-after': '60' })
    expect(await failure(call(getInstance, {}))).toMatchObject({ status: 429, retryAfter: 60 })
  })
})

// docs/spec/session.md#a-401-ends-the-session
describe('a token that the server rejects ends the session', () => {
  const NO_HEADER = '{"error":"auth header is not present","error_description":"auth header is not present"}'

  test.each([
    ['refused', 401, '{"error":"x","error_description":"access token is invalid"}'],
    ['not understood, in an answer without a content type', 401, NO_HEADER],
    ['refused with an empty body', 401, ''],
  ])('%s', async (_, status, body) => {
    connect({ origin: ORIGIN, fetch: async () => new Response(new TextEncoder().encode(body), { status }) })
    setToken('token')
    expect(await failure(call(getViewer, {}))).toMatchObject({ status })
    expect(currentToken()).toBeNull()
  })

  test.each([400, 402, 403, 404, 407, 410, 413, 414, 418, 421, 422, 429, 431, 451, 500, 502, 503, 511])(
    'but a %d does not, whatever was asked',
    async (status) => {
      connectToAnswer(status, '{"error":"x","error_description":"x"}')
      setToken('token')
      expect(await failure(call(getViewer, {}))).toMatchObject({ status })
      expect(await failure(call(listHomeTimeline, { query: { limit: 2 } }))).toMatchObject({ status })
      expect(currentToken()).toBe('token')
    },
  )
})

// docs/spec/conventions.md#how-calls-are-made
describe('the token is sent only to the server', () => {
  const HOSTILE = [
    '<http://x//evil.test/api/v1/timelines/home>; rel="next"',
    '<//evil.test/api>; rel="next"',
    '<////evil.test/api>; rel="next"',
    '<http://x/\\\\evil.test/api>; rel="next"',
    '<\\\\evil.test\\api>; rel="next"',
    '</\\evil.test/api>; rel="next"',
    '<http://x/\t/evil.test/api>; rel="next"',
    '<http://x/%2F%2Fevil.test/api>; rel="next"',
    '<http://x/%5Cevil.test/api>; rel="next"',
    '<http://alice:secret@evil.test/@evil.test>; rel="next"',
    '<http:@evil.test/api>; rel="next"',
    '<x:@evil.test/api>; rel="next"',
    '<x:.evil.test/api>; rel="next"',
    '<x::8443/api>; rel="next"',
    '<javascript:alert(1)>; rel="next"',
    '<data:text/html,hello>; rel="next"',
    '<mailto:.evil.test>; rel="next"',
    '<blob:https://evil.test/1>; rel="next"',
    '<file://evil.test/etc/passwd>; rel="next"',
    '<ftp://evil.test//evil.test>; rel="next"',
    '<http://x/api/../..//evil.test>; rel="next"',
    '<https://evil.test>; rel="next"',
    '<https://[::1]//evil.test>; rel="next"',
  ]

  /** Loads the page after a page with this Link header. Returns the hosts and the tokens of all calls. */
  async function askedFor(link: string, origin: string) {
    const asked: { host: string; token: string | null }[] = []
    const fetch = async (url: string, { headers }: RequestInit) => {
      const { host } = new URL(url, ORIGIN) // as the page reads it
      asked.push({ host, token: new Headers(headers).get('authorization') })
      // `Headers` would refuse some of these values, the network does not.
      const answer = Response.json([{ id: '1', account: { id: 'a' } }])
      vi.spyOn(answer.headers, 'get').mockReturnValue(link)
      return answer
    }
    connect({ origin, fetch })
    setToken('token')
    const { next } = await call(listHomeTimeline, { query: {} })
    if (next !== null)
      await callNext(listHomeTimeline, { query: {} }, next).catch((error) =>
        expect(error).toBeInstanceOf(ApiError),
      )
    return asked
  }

  test.each(HOSTILE)('%s', async (link) => {
    for (const origin of ['', ORIGIN]) {
      for (const { host, token } of await askedFor(link, origin)) {
        expect({ host, token }).toEqual({ host: 'kith.example', token: 'Bearer token' })
      }
    }
  })

  // docs/spec/lists.md#the-next-page
  test.each([
    '/oauth/revoke',
    '/media/list.json',
    '/api/v1/timelines/home/',
    '/api/v1/timelines/home/../public',
    '/api/v1/timelines/homely?max_id=1',
    '/api/v1/timelines/%68ome?max_id=1',
    '/API/v1/timelines/home?max_id=1',
    '/-/control?next=/api/v1/timelines/home?max_id=1',
  ])('the next page of Home is not %s', async (path) => {
    const asked = await askedFor(`<https://kith.example${path}>; rel="next"`, ORIGIN)
    expect(asked).toHaveLength(1)
  })

  // docs/spec/lists.md#the-next-page
  test.each([
    `/api/v1/timelines/home?max_id=${'a'.repeat(100_000)}`,
    '/api/v1/timelines/home?max_id=%0d%0aAuthorization:%20x',
    '/api/v1/timelines/home?max_id=1#@evil.test',
  ])('a next page of Home is asked for at the server: %.60s', async (path) => {
    const asked = await askedFor(`<https://evil.test${path}>; rel="next"`, ORIGIN)
    expect(asked.map(({ host }) => host)).toEqual(['kith.example', 'kith.example'])
  })

  test.each(['..', '.', '../../oauth/revoke'])('an id %j leads to no other call', async (id) => {
    const fetch = vi.fn(async (_url: string) => Response.json({}))
    connect({ origin: ORIGIN, fetch })
    await failure(call(getPost, { params: { id } }))
    for (const [url] of fetch.mock.calls) expect(new URL(url).pathname).toMatch(/^\/api\/v1\/statuses\/./)
  })
})

test('a lone surrogate is replaced in every text of an answer', async () => {
  connectToAnswer(
    200,
    '{"version":"1","uri":"a\\ud83d.example","title":"\\uD83D\\uDE00 \\uDE00","contact_account":{"id":"\\udc00"}}',
  )
  const { uri, title, contact_account } = await call(getInstance, {})
  expect({ uri, title, id: contact_account?.id }).toEqual({
    uri: 'a\ufffd.example',
    title: '😀 \ufffd',
    id: '\ufffd',
  })
})

describe('unreadable answers and none', () => {
  test.each([
    ['an HTML page', '<!doctype html><p>Maintenance</p>'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a broken body', '{"uri":'],
  ])('%s instead of JSON', async (_, body) => {
    connectToAnswer(200, body)
    expect(await failure(call(getInstance, {}))).toMatchObject({ kind: 'unreadable', status: 200 })
    expect(await failure(call(listCustomEmoji, {}))).toMatchObject({ kind: 'unreadable' })
  })

  test('no connection', async () => {
    connect({ origin: ORIGIN, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await failure(call(getInstance, {}))).toMatchObject({ kind: 'unreachable', status: 0 })
  })

  test('an aborted call rejects with the reason of its signal', async () => {
    const fetch = vi.fn((_url: string, init: RequestInit) => Promise.reject(init.signal?.reason))
    connect({ origin: ORIGIN, fetch })
    const abort = new AbortController()
    abort.abort()
    await expect(call(getInstance, {}, { signal: abort.signal })).rejects.toHaveProperty('name', 'AbortError')
  })
})
