/** Tests docs/spec/relationships.md#muting against the reference server. */
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { lookupAccount } from '#contract/endpoints/accounts.ts'
import { listMutedAccounts } from '#contract/endpoints/people.ts'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { call } from '../connection/api.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { loadRelationships, relationshipQuery } from '../people/relationships.ts'
import { muteOptions } from './mutes.ts'
import { homeTimelineQuery } from './timelines.ts'

let client: QueryClient
let bob: string
let isRefused: boolean

beforeEach(async () => {
  isRefused = false
  connectToServer({
    onCall: (_, path) =>
      isRefused && path.endsWith('mute') ? new Response(null, { status: 500 }) : undefined,
  })
  await signInAs('alice')
  client = createQueryClient()
  bob = (await call(lookupAccount, { query: { acct: 'bob' } })).id
  await loadRelationships(client, [bob])
})

const press = (on: boolean) => new MutationObserver(client, muteOptions(client, bob)).mutate(on)
const isMuted = () => client.getQueryData(relationshipQuery(bob).queryKey)?.muting
const mutedAtServer = async () => (await call(listMutedAccounts, { query: {} })).items.map(({ id }) => id)
const settled = (presses: Promise<unknown>[]) => Promise.allSettled(presses)

// docs/spec/post-actions.md#mute-the-author-of-a-post
// docs/spec/relationships.md#muting
test('a mute shows before the server answers, and is there', async () => {
  const answer = press(true)
  await Promise.resolve()
  expect(isMuted()).toBe(true)
  await answer
  expect([isMuted(), await mutedAtServer()]).toEqual([true, [bob]])
})

// docs/spec/relationships.md#muting
test('what is refused is put back', async () => {
  isRefused = true
  await settled([press(true)])
  expect(isMuted()).toBe(false)
})

test('quick presses end in the last one, at the server too; no answer in between is shown', async () => {
  const presses = [press(true), press(false), press(true)]
  await Promise.resolve()
  const shown = new Set<boolean | undefined>()
  const stop = client.getQueryCache().subscribe(() => shown.add(isMuted()))
  await settled(presses)
  stop()
  expect([...shown]).toEqual([true])
  expect([isMuted(), await mutedAtServer()]).toEqual([true, [bob]])
  await settled([press(false), press(true), press(false)])
  expect([isMuted(), await mutedAtServer()]).toEqual([false, []])
})

test('after an unmute every list is loaded again when it is opened: it may lack posts', async () => {
  await press(true)
  await client.fetchInfiniteQuery(homeTimelineQuery)
  await press(false)
  expect(client.getQueryState(homeTimelineQuery.queryKey)?.dataUpdatedAt).toBe(0)
})
