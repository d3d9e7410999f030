/**
 * Tests docs/spec/profiles.md#profile-page, docs/spec/profiles.md#a-profile-that-is-not-found,
 * docs/server/accounts.md#lookup.
 */
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#contract/entities/account.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { refreshOpenLists } from '../lists/lists.ts'
import { homeTimelineQuery } from '../posts/timelines.ts'
import { knownAccount } from './known-account.ts'
import { profileQuery } from './profiles.ts'
import { relationshipQuery } from './relationships.ts'

let calls: string[] = []
let client: QueryClient

beforeEach(async () => {
  connectToServer({
    onCall: (_method, path) => {
      calls.push(path)
      return undefined
    },
  })
  await signInAs('alice')
  client = new QueryClient()
  calls = []
})

test.each(['bob', 'bob@kith.example'])('%s is asked for once, whatever address comes next', async (acct) => {
  const bob = await client.fetchQuery(profileQuery({ acct }))
  expect(await client.fetchQuery(profileQuery({ id: bob.id }))).toEqual(bob)
  if (acct === bob.acct) expect(await client.fetchQuery(profileQuery({ acct: bob.acct }))).toEqual(bob)
  expect(calls.filter((path) => !path.includes('/relationships'))).toEqual([
    `/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`,
  ])
})

test('what was asked for by id is known by name too', async () => {
  const { id } = await client.fetchQuery(profileQuery({ acct: 'bob' }))
  const other = new QueryClient()
  calls = []
  await other.fetchQuery(profileQuery({ id }))
  await other.fetchQuery(profileQuery({ acct: 'bob' }))
  expect(calls.filter((path) => !path.includes('/relationships'))).toEqual([`/api/v1/accounts/${id}`])
})

test('the relationship comes with the account, anew each time', async () => {
  const { id } = await client.fetchQuery(profileQuery({ acct: 'bob' }))
  await expect.poll(() => client.getQueryData(relationshipQuery(id).queryKey)?.following).toBe(true)
})

test('a profile that fails without its relationship is shown all the same', async () => {
  const silent = vi.spyOn(console, 'warn').mockReturnValue()
  const complaint = vi.spyOn(console, 'error')
  connectToServer({
    onCall: (_method, path) =>
      path.includes('/relationships') ? new Response('', { status: 500 }) : undefined,
  })
  await signInAs('alice')
  expect((await client.fetchQuery(profileQuery({ acct: 'bob' }))).display_name).toBe('Bob')
  await vi.waitFor(() =>
    expect(silent).toHaveBeenCalledWith('relationships could not be loaded', expect.anything()),
  )
  expect(complaint).not.toHaveBeenCalled()
})

test.each([{ acct: 'nobody' }, { acct: 'no one' }, { acct: 'Bob' }, { id: 'not-an-id' }])(
  'nobody has the address %o',
  async (address) => {
    await expect(client.fetchQuery(profileQuery(address))).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 400 || status === 404),
    })
  },
)

test('a link to an older profile loads it again, and a fresh one is left alone', async () => {
  const query = profileQuery({ acct: 'bob' })
  await client.fetchQuery(query)
  const { QueryObserver } = await import('@tanstack/react-query')
  const stop = new QueryObserver(client, query).subscribe(() => undefined)
  calls = []
  refreshOpenLists(client)
  expect(calls).toEqual([])
  client.setQueryData(query.queryKey, (account: Account | undefined) => account, { updatedAt: 1 })
  refreshOpenLists(client)
  await vi.waitFor(() => expect(calls).toContain('/api/v1/accounts/lookup?acct=bob'))
  stop()
})

test('an account is known from any list that has been loaded', async () => {
  await client.fetchInfiniteQuery(homeTimelineQuery)
  expect(knownAccount(client, ({ acct }) => acct === 'bob')?.display_name).toBe('Bob')
  expect(knownAccount(client, ({ acct }) => acct === 'nobody')).toBeUndefined()
})

test.each([
  ['an entry of a list of people', (person: object) => ({ pages: [{ items: [person] }] })],
  ['who reposted', (person: object) => ({ pages: [{ items: [{ account: person, reblog: null }] }] })],
  ['who wrote what was reposted', (person: object) => [{ account: null, reblog: { account: person } }]],
  [
    'who caused a notification',
    (person: object) => ({ pages: [{ items: [{ status: { account: person } }] }] }),
  ],
  ['a subscriber', (person: object) => ({ pages: [{ items: [{ id: '1', account: person }] }] })],
  ['a result of a search', (person: object) => ({ accounts: [person] })],
  ['the viewer', (person: object) => person],
])('%s is known', (_, dataWith) => {
  const person = { id: 'p', acct: 'pia', statuses_count: 0 }
  client.setQueryData(['some', 'query'], dataWith(person))
  expect(knownAccount(client, ({ id }) => id === 'p')).toEqual(person)
})
