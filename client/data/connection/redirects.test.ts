/** Lets a real server send callers to another one, which must hear nothing of them. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getViewer, grantToken } from '#contract/endpoints/session.ts'
import { listHomeTimeline } from '#contract/endpoints/timelines.ts'
import { createPost } from '#contract/endpoints/writing.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { call, connect } from './api.ts'
import { currentToken, setToken } from './token.ts'

const stops: (() => void)[] = []
let heard: string[] = []

/** Starts a server; returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  heard = []
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const CALLS = {
  'a list': () => call(listHomeTimeline, { query: {} }),
  'the viewer': () => call(getViewer, {}),
  'a password': () =>
    call(grantToken, { body: { grant_type: 'password', username: 'alice', password: 'secret' } }),
  'a post': () => call(createPost, { idempotencyKey: 'key', body: { status: 'words' } }),
}

// docs/spec/conventions.md#how-calls-are-made
test.each(
  Object.entries(CALLS).flatMap(([name, ask]) =>
    [301, 302, 303, 307, 308].map((status) => [name, status, ask] as const),
  ),
)('%s is not sent elsewhere by a %i', async (_, status, ask) => {
  const other = await serve((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    // A server that wants to receive redirected calls allows everything.
    response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
    response.end('[]')
  })
  const origin = await serve((request, response) => {
    request.resume()
    response.writeHead(status, { location: `${other}${request.url}` }).end()
  })
  connect({ origin, fetch: (url, init) => fetch(url, init) })
  vi.stubGlobal('location', { origin, pathname: '/home', search: '' })
  setToken('token')
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(heard).toEqual([])
  // Nobody has refused the token.
  expect(currentToken()).toBe('token')
})
