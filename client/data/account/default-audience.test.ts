/** Tests docs/spec/settings.md#default-audience. */
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { seedSmall } from '#demo/seeds/small.ts'
import { type DefaultAudience, ownAudience, preferencesOf, storedValues } from '#domain/preference.ts'
import { setVersion } from '#server/policies/version.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { viewerQuery } from '../connection/session.ts'
import { currentToken } from '../connection/token.ts'
import { setDefaultAudience } from './default-audience.ts'

let client: QueryClient
let calls: string[]
/** The path of calls that fail. */
let failing: string

/** Signs in on a server of a version. */
async function open(version = '5.9.1') {
  calls = []
  failing = ''
  connectToServer({
    seed: (world) => {
      seedSmall(world)
      setVersion(world, version)
    },
    onCall: (method, path) => {
      calls.push(`${method} ${path}`)
      return path === failing ? new Response(null, { status: 500 }) : undefined
    },
  })
  await signInAs('alice')
  client = createQueryClient()
}

const load = () => client.fetchQuery({ ...viewerQuery(currentToken()), staleTime: 0 })
const shown = () => preferencesOf(client.getQueryData(viewerQuery(currentToken()).queryKey) ?? null)

/** Returns what the server has: with the account, and as the preference of this client. */
async function atServer() {
  const viewer = await call(getViewer, {})
  return [viewer.source?.privacy, ownAudience(storedValues(viewer))]
}

/** Chose an audience when the account had none, as clients did before. */
const choseBefore = (audience: DefaultAudience) =>
  call(updateClientConfig, { body: { kith: { defaultVisibility: audience, theme: 'dark' } } })

beforeEach(() => open())

// docs/spec/settings.md#default-audience
test('the account keeps what is chosen, for all clients', async () => {
  await load()
  await setDefaultAudience(client, 'subscribers')
  expect(await atServer()).toEqual(['subscribers', 'public'])
  expect(shown().defaultVisibility).toBe('subscribers')
  expect(calls).not.toContain('POST /api/v1/settings/client_config')
  await setDefaultAudience(client, 'public')
  expect(await atServer()).toEqual(['public', 'public'])
})

// docs/spec/settings.md#default-audience
test('what this client kept by itself counts until something is chosen, then the account alone', async () => {
  await choseBefore('private')
  await load()
  expect(shown().defaultVisibility).toBe('private')
  await setDefaultAudience(client, 'public')
  expect(await atServer()).toEqual(['public', 'public'])
  expect(shown().defaultVisibility).toBe('public')
  expect(storedValues(await load()).theme).toBe('dark')
})

// docs/spec/settings.md#default-audience
test('on a server whose accounts have no default audience, this client keeps it', async () => {
  await open('4.16.0')
  await load()
  await setDefaultAudience(client, 'private')
  expect(await atServer()).toEqual(['public', 'private'])
  expect(shown().defaultVisibility).toBe('private')
})

// docs/spec/settings.md#default-audience
test.each(['/api/v1/accounts/update_credentials', '/api/v1/settings/client_config'])(
  'where %s fails, what counted before still does',
  async (path) => {
    await choseBefore('private')
    await load()
    failing = path
    await expect(setDefaultAudience(client, 'public')).rejects.toMatchObject({ status: 500 })
    expect(shown().defaultVisibility).toBe('private')
  },
)
