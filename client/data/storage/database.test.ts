import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB, unwrap } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import { createStore } from '#platform/storage/store.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { createConnection, LAST_UNRELEASED, STEPS, type Step } from './database.ts'
import type { DatabaseState } from './database-state.ts'

beforeEach(emptyDatabases)

const TABLES = ['archive', 'drafts', 'files', 'outbox', 'receipts', 'unreadable']
const STORED = { accountId: 'alice', key: 'post_content_new', value: 'of an earlier version' }

/** A tab with a build that knows these steps. */
function openTab(steps: readonly Step[] = STEPS) {
  const state = createStore<DatabaseState>('usable')
  return { open: createConnection(steps, state), state: state.current }
}

/** A later version. */
const later: Step = (database) => void database.createObjectStore('unreadable2' as 'unreadable')

// docs/spec/conventions.md#versions-of-the-database
test.each([...STEPS.keys()])('what the version of step %i has kept is there in the newest', async (index) => {
  const before = await openTab(STEPS.slice(0, index + 1)).open()
  await before.put('drafts', STORED)
  before.close()
  const database = await openTab().open()
  expect(database.version).toBe(LAST_UNRELEASED + STEPS.length)
  expect([...database.objectStoreNames]).toEqual(TABLES)
  expect(await database.getAll('drafts')).toEqual([STORED])
})

// docs/decisions/064-a-clean-start.md
test.each([1, LAST_UNRELEASED])(
  'a database of version %i, never released, begins anew and works',
  async (version) => {
    const before = await openDB('kith', version, {
      upgrade(database) {
        database.createObjectStore('drafts', { keyPath: ['accountId', 'key'] })
        database.createObjectStore('former')
      },
    })
    await before.put('drafts', STORED)
    before.close()
    const tab = openTab()
    const database = await tab.open()
    expect([...database.objectStoreNames]).toEqual(TABLES)
    expect(await database.getAll('drafts')).toEqual([])
    await database.put('drafts', STORED)
    expect(await database.getAll('drafts')).toEqual([STORED])
    expect(tab.state()).toBe('usable')
  },
)

test('a newer version does its own step alone', async () => {
  const before = await openTab().open()
  await before.put('drafts', STORED)
  before.close()
  const database = await openTab([...STEPS, later]).open()
  expect([...database.objectStoreNames]).toEqual([...TABLES, 'unreadable2'])
  expect(await database.getAll('drafts')).toEqual([STORED])
})

// docs/spec/conventions.md#versions-of-the-database
test('a tab of an older build makes way for a newer one, and says that it is outdated', async () => {
  const old = openTab()
  await old.open()
  const newer = openTab([...STEPS, later])
  await newer.open()
  expect([old.state(), newer.state()]).toEqual(['outdated', 'usable'])
  await expect(old.open()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }))
  await (await newer.open()).put('drafts', STORED)
})

// docs/spec/conventions.md#versions-of-the-database
test('a page that finds a newer database says so, and leaves it as it is', async () => {
  await openTab([...STEPS, later]).open()
  const old = openTab()
  await expect(old.open()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }))
  expect(old.state()).toBe('newer')
  await (await openTab([...STEPS, later]).open()).put('drafts', STORED)
})

// docs/spec/conventions.md#versions-of-the-database
test('a tab that does not make way is waited for', async () => {
  const stubborn = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('kith', LAST_UNRELEASED + STEPS.length)
    request.onsuccess = () => resolve(request.result)
  })
  const newer = openTab([...STEPS, later])
  const opening = newer.open()
  await expect.poll(newer.state).toBe('blocked')
  stubborn.close()
  await opening
  expect(newer.state()).toBe('usable')
})

test('a connection that was closed is opened again', async () => {
  const { open } = openTab()
  const first = await open()
  expect(await open()).toBe(first)
  first.close() // as Safari does it, without an event
  const second = await open()
  await second.put('drafts', STORED)
  // Its type asks for the class, but it takes a connection.
  forceCloseDatabase(unwrap(second) as unknown as typeof IDBDatabase)
  const [third, fourth] = await Promise.all([open(), open()])
  expect(third).not.toBe(second)
  expect(fourth).toBe(third)
})

test('a database that could not be opened is opened the next time', async () => {
  let isBroken = true
  const { open } = openTab([
    (database, transaction) => {
      if (isBroken) transaction.abort()
      else for (const step of STEPS) step(database, transaction)
    },
  ])
  await expect(open()).rejects.toThrow()
  isBroken = false
  expect([...(await open()).objectStoreNames]).toEqual(TABLES)
})
