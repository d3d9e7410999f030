import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
import { readConfig, storedValues } from '#domain/preference.ts'
import { changesAt } from '#domain/preference-change.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { connectToServer, signInAs, tokenOf } from '#tests/harness/client-and-server.ts'
import { call } from './api.ts'
import { changeStored } from './change-stored.ts'
import { beginAnew, preferenceOptions, readAgain, storePreferences } from './preferences.ts'
import { viewerQuery } from './session.ts'
import { currentToken, setToken } from './token.ts'
import { HELD, NOT_CHANGED } from './unreadable-config.ts'

// docs/spec/settings.md#saving-a-preference, docs/spec/settings.md#two-devices-that-save

let client: QueryClient
let stop = () => {}
/** Answers calls in the server's place: status by method and path. */
let refused: Record<string, number> = {}
/** Answers in the place of the account of the viewer. */
let said: unknown
let calls: string[] = []
/** Happens while the next call is on its way. */
let meanwhile: (() => void) | undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  refused = {}
  said = undefined
  connectToServer({
    onCall: (method, path) => {
      calls.push(`${method} ${path}`)
      meanwhile?.()
      meanwhile = undefined
      if (said !== undefined && path === getViewer.path) return Response.json(said)
      const status = refused[`${method} ${path}`]
      return status === undefined ? undefined : Response.json({ error_description: 'no' }, { status })
    },
  })
  await signInAs('alice')
  client = new QueryClient()
  await client.fetchQuery(viewerQuery(currentToken()))
  calls = []
  stop = storePreferences(client)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

const SAVE = 'POST /api/v1/settings/client_config'
const change = (changed: Parameters<typeof changesAt>[1], at = Date.now()) =>
  new MutationObserver(client, preferenceOptions(client)).mutate(changesAt(at, changed, {}))
const shown = () => storedValues(client.getQueryData(viewerQuery(currentToken()).queryKey) ?? null)
const atServer = async () => storedValues(await call(getViewer, {}))
/** Stores the values of another device, which does not look at what has been stored since it read. */
const writeElsewhere = (kith: Record<string, unknown>) => call(updateClientConfig, { body: { kith } })

// docs/spec/conventions.md#preferences
// docs/spec/settings.md#saving-a-preference
test('a change shows at once, and what other devices have stored since is kept', async () => {
  await writeElsewhere({ textSize: 'large', later: 1 })
  const saving = change({ theme: 'dark' })
  await vi.waitFor(() => expect(shown()).toMatchObject({ theme: 'dark' }))
  expect(await atServer()).not.toHaveProperty('theme')
  await saving
  expect(await atServer()).toMatchObject({ theme: 'dark', textSize: 'large', later: 1 })
  expect(shown()).toMatchObject({ theme: 'dark', textSize: 'large', later: 1 })
})

// docs/spec/settings.md#saving-a-preference
test.each([400, 413, 429, 500])('a change that is refused with %d is taken back', async (status) => {
  await change({ theme: 'light' })
  refused = { [SAVE]: status }
  await expect(change({ theme: 'dark' }, Date.now() + 5)).rejects.toMatchObject({ status })
  expect(shown()).toMatchObject({ theme: 'light' })
  expect(localStorage.getItem(LATE_KEYS.preferenceChanges) ?? '').not.toContain('dark')
})

test('two changes of one preference that both fail leave what the server has', async () => {
  refused = { [SAVE]: 500 }
  const both = [change({ theme: 'dark' }, 10), change({ theme: 'light' }, 20)]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(shown()).not.toHaveProperty('theme')
})

// docs/spec/settings.md#two-devices-that-save
test('a change that another device has overwritten is stored again, and theirs stays', async () => {
  await change({ theme: 'dark' })
  await writeElsewhere({ textSize: 'large', changedAt: { textSize: Date.now() } })
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(async () => expect(await atServer()).toMatchObject({ theme: 'dark', textSize: 'large' }))
})

// docs/spec/settings.md#two-devices-that-save
test('a later change of the same preference on another device is left alone', async () => {
  await change({ theme: 'dark' })
  const changedAt = { theme: Date.now() + 1_000 }
  await writeElsewhere({ theme: 'light', changedAt })
  calls = []
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(shown()).toMatchObject({ theme: 'light' }))
  expect(calls).not.toContain(SAVE)
  expect(await atServer()).toMatchObject({ theme: 'light' })
})

// docs/spec/settings.md#two-devices-that-save
test('who comes back to the page looks whether the changes are still there', async () => {
  await change({ theme: 'dark' })
  await vi.advanceTimersByTimeAsync(2_000)
  await writeElsewhere({ textSize: 'large' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(async () => expect(await atServer()).toMatchObject({ theme: 'dark', textSize: 'large' }))
})

// docs/spec/settings.md#two-devices-that-save
test('a change that was not saved before the page was closed is saved at the next start', async () => {
  localStorage.setItem(
    LATE_KEYS.preferenceChanges,
    JSON.stringify(changesAt(Date.now(), { theme: 'dark' }, {})),
  )
  stop()
  stop = storePreferences(client)
  expect(shown()).toMatchObject({ theme: 'dark' })
  await vi.waitFor(async () => expect(await atServer()).toMatchObject({ theme: 'dark' }))
})

test('a change that fails while the page is still being loaded is taken back too', async () => {
  stop()
  refused = { [SAVE]: 500 }
  const saving = change({ theme: 'dark' })
  await vi.waitFor(() => expect(shown()).toMatchObject({ theme: 'dark' }))
  stop = storePreferences(client)
  await expect(saving).rejects.toMatchObject({ status: 500 })
  expect(shown()).not.toHaveProperty('theme')
})

test('without changes nothing is asked', async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
})

// docs/spec/conventions.md#preferences
test('preferences above 10 kB are not sent', async () => {
  await writeElsewhere({ later: 'x'.repeat(9_990) })
  calls = []
  await expect(change({ theme: 'dark' })).rejects.toMatchObject({
    message: 'client config size exceeds limit',
  })
  expect(calls).not.toContain(SAVE)
})

// docs/spec/session.md#a-token-and-its-account
test('a change that goes on after another session has begun neither writes to it nor is shown there', async () => {
  const token = await tokenOf('bob')
  meanwhile = () => setToken(token)
  calls = []
  await expect(change({ theme: 'dark' })).rejects.toMatchObject({ status: 401 })
  expect(calls).not.toContain(SAVE)
  expect(await atServer()).not.toHaveProperty('theme')
})

/** Returns the viewer's account with another configuration, as a broken server would send it. */
async function withConfig(client_config: unknown): Promise<object> {
  const { client_config: _, ...account } = await call(getViewer, {})
  return client_config === undefined ? account : { ...account, client_config }
}

// docs/spec/settings.md#what-cannot-be-read
describe('nothing is written over what cannot be read', () => {
  const OF_BEFORE = { textSize: 'large', 'filter:a': { kind: 'word', value: 'rain', action: 'hide' } }

  test.each([
    ['is missing', undefined],
    ['is null', null],
    ['is a text', 'hello'],
    ['is a list', []],
    ['has a text of ours', { kith: 'hello' }],
    ['has a list of ours', { kith: [OF_BEFORE] }],
    ['has a number of the older client', { 'mitra-web': 7 }],
  ])('a change holds here while the configuration %s, and is saved later', async (_, config) => {
    await writeElsewhere(OF_BEFORE)
    said = await withConfig(config)
    calls = []
    await expect(change({ theme: 'dark' })).rejects.toMatchObject({ kind: 'unreadable', message: HELD })
    expect(shown()).toMatchObject({ theme: 'dark' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).not.toContain(SAVE)
    expect(shown()).toMatchObject({ theme: 'dark' })

    said = undefined
    expect(await atServer()).toEqual(OF_BEFORE)
    await readAgain(client)
    await vi.waitFor(async () => expect(await atServer()).toMatchObject({ ...OF_BEFORE, theme: 'dark' }))
    expect(shown()).toMatchObject({ ...OF_BEFORE, theme: 'dark' })
  })

  test('a change that holds here is there after a reload, and its reason is not forgotten', async () => {
    said = await withConfig('hello')
    await expect(change({ theme: 'dark' })).rejects.toMatchObject({ message: HELD })
    stop()
    client = new QueryClient()
    await client.fetchQuery(viewerQuery(currentToken()))
    stop = storePreferences(client)
    expect(shown()).toMatchObject({ theme: 'dark' })
    expect(client.getQueryData(['stored-preferences'])).toBeNull()
  })

  test('a list is not changed where it is not known what stands in it', async () => {
    said = await withConfig(undefined)
    const ring = () => changeStored(client, (values) => ({ bells: `bob ${values.bells ?? ''}` }))
    await expect(ring()).rejects.toMatchObject({ message: NOT_CHANGED })
    said = undefined
    await writeElsewhere({ bells: ['carol'] })
    await expect(ring()).rejects.toMatchObject({ message: NOT_CHANGED })
    expect(await atServer()).toEqual({ bells: ['carol'] })
    await changeStored(client, () => ({ bells: null }) as never)
    await ring()
    expect(await atServer()).toMatchObject({ bells: 'bob ' })
  })

  test('who says so begins anew, with what was changed meanwhile', async () => {
    await call(updateClientConfig, { body: { kith: 'hello' } })
    await expect(change({ theme: 'dark' })).rejects.toMatchObject({ message: HELD })
    await beginAnew(client)
    expect(await atServer()).toMatchObject({ theme: 'dark' })
    said = await withConfig(undefined)
    calls = []
    await expect(beginAnew(client)).rejects.toMatchObject({ message: HELD })
    expect(calls).not.toContain(SAVE)
  })

  test('nothing stored is the beginning', async () => {
    for (const nothing of [{}, { kith: null }, { other: 'x' }]) {
      expect(readConfig(nothing)).toEqual({})
    }
  })
})
