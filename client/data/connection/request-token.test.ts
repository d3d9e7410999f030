/** Tests docs/spec/sign-in.md#name-of-the-client. */
import { beforeEach, expect, test } from 'vitest'
import { listSessions } from '#contract/endpoints/credentials.ts'
import { connectToServer } from '#tests/harness/client-and-server.ts'
import { STORED_APPLICATION } from '../storage/stored-application.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { call } from './api.ts'
import { forgetApplication } from './application.ts'
import { requestToken } from './request-token.ts'

const PROOF = { method: 'password', username: 'alice', password: 'demo-password' } as const
const UNKNOWN = { client_id: '00000000-0000-4000-8000-000000000000', client_secret: 'x' }

/** Answers in the place of the server. */
let answer: (path: string) => Response | Promise<Response> | undefined
let asked: string[]

beforeEach(() => {
  answer = () => undefined
  asked = []
  connectToServer({
    onCall: (_method, path) => {
      asked.push(path)
      return answer(path)
    },
  })
  forgetApplication()
})

/** Signs in, and returns the name of that session. */
async function nameOfSession(): Promise<string | null | undefined> {
  const token = await requestToken(PROOF)
  const sessions = await call(listSessions, {}, { token })
  return sessions.find(({ is_current }) => is_current)?.client_name
}

const callsOf = (wanted: string) => asked.filter((path) => path === wanted).length

// docs/spec/sign-in.md#name-of-the-client
test('sessions have the name of the client, which is registered once', async () => {
  expect(await nameOfSession()).toBe('Kith')
  expect(await nameOfSession()).toBe('Kith')
  expect(callsOf('/api/v1/apps')).toBe(1)
})

test('the registration of an earlier visit counts', async () => {
  await requestToken(PROOF)
  const application = readStoredValue(STORED_APPLICATION)
  forgetApplication()
  writeStoredValue(STORED_APPLICATION, application)
  expect(await nameOfSession()).toBe('Kith')
  expect(callsOf('/api/v1/apps')).toBe(1)
})

// docs/spec/sign-in.md#name-of-the-client
test.each([
  ['refuses to register it', () => new Response(null, { status: 500 })],
  ['answers something else', () => new Response('{"id":"1"}')],
  ['cannot be reached then', () => Promise.reject(new TypeError('no connection'))],
  ['never answers', () => new Promise<Response>(() => undefined)],
])('where the server %s, the session has no name', async (_what, answering) => {
  answer = (path) => (path === '/api/v1/apps' ? answering() : undefined)
  expect(await nameOfSession()).toBeNull()
})

// docs/spec/sign-in.md#name-of-the-client
test('a server that does not know the client any more is asked without it, and knows it the next time', async () => {
  writeStoredValue(STORED_APPLICATION, UNKNOWN)
  expect(await nameOfSession()).toBeNull()
  expect(callsOf('/oauth/token')).toBe(2)
  expect(await nameOfSession()).toBe('Kith')
})

test('a wrong password is tried once', async () => {
  await expect(requestToken({ ...PROOF, password: 'wrong' })).rejects.toMatchObject({ status: 400 })
  expect(callsOf('/oauth/token')).toBe(1)
})
