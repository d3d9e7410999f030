/**
 * Tests docs/spec/settings.md#nothing-of-what-was-read over every key of local and session storage, every
 * table and every cache. The tables of docs/security.md declare of each whether it is stored then; a name
 * that the code has and those tables do not fails `tests/security.test.ts`.
 */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAnswersTable } from '#data/storage/answers-table.ts'
import { STORED_KINDS, wipeStored } from '#data/storage/device.ts'
import { isJournaled } from '#data/storage/journal-keys.ts'
import { followKeepNothing, keepNothing } from '#data/storage/keep-nothing.ts'
import { createOpening } from '#data/storage/open-rows.ts'
import { wipeAccount } from '#data/storage/owner.ts'
import { type Change, createRows } from '#data/storage/rows.ts'
import { STORED } from '#data/storage/stored-values.ts'
import { STORES } from '#data/storage/tables.ts'
import { SHARED_FORMS } from '#domain/sharing/shared-text.ts'
import { keepsNothing, mayStore } from '#platform/storage/local-storage.ts'
import { apartPrefix, KEYS, writeStored } from '#platform/storage/storage.ts'
import { TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { emptyDatabases } from './harness/fake-database.ts'
import { memoryStorage } from './harness/memory-storage.ts'
import { tableBelow } from './harness/table-below.ts'

const page = readFileSync('docs/security.md', 'utf8')

/** The declarations of the tables: the last cell of each row, by the name of a key, a table or a cache. */
const declared = (heading: string) =>
  new Map(tableBelow(page, heading).map((row) => [row[0] ?? '', row.at(-1) ?? '']))

const KEYS_DECLARED = declared('In local storage')
const TAB_KEYS_DECLARED = declared('In session storage')
const TABLES_DECLARED = declared('In databases')
const ANSWERS_DECLARED = declared('In the database of stored answers')
const JOURNAL_DECLARED = declared('In the database of the journal')
const CACHES_DECLARED = declared('In Cache Storage')

/** The choice itself is no value that somebody reads. */
const OWN_KEYS = Object.values(STORED)
  .map(({ key }): string => key)
  .filter((key) => key !== KEYS.keepsNothing)

const BESIDE = ['post_content_new', 'edit_content_7', 'invoice_7']

/** Returns those of the names that are declared so. */
const namesOf = (names: Map<string, string>, cell: 'stored' | 'not stored') =>
  [...names].flatMap(([name, said]) => (said === cell ? [name] : [])).toSorted()

const answer = { accountId: 'alice', key: 'q', stamp: 's', text: 'words', updatedAt: 1, usedAt: 1, size: 5 }
let answers: ReturnType<typeof createAnswersTable>
let openRows: ReturnType<typeof createOpening>
let listeners: ((event: { key: string | null }) => void)[]

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  listeners = []
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    removeEventListener: () => undefined,
  })
  emptyDatabases()
  answers = createAnswersTable()
  openRows = createOpening()
  localStorage.setItem(KEYS.owner, 'alice')
})

/** Writes everything that can be stored here, of the owner and of another account. */
async function writeAll(): Promise<void> {
  for (const key of [...OWN_KEYS, ...BESIDE]) {
    if (key !== KEYS.owner) writeStored(key, 'words')
  }
  for (const key of Object.values(TAB_KEYS)) writeInTab(key, 'words')
  await answers.write('alice', [answer, { ...answer, accountId: 'bob' }])
  await createRows(openRows).write(
    STORES.filter((table) => table !== 'unreadable').map(
      (table) => ({ table, accountId: 'alice', key: 'k', value: { words: 'words' } }) as never as Change,
    ),
  )
  const database = await openRows()
  const set = { accountId: 'alice', id: '1', table: 'drafts', key: 'k', value: 'words', foundAt: 1 }
  await database.put('unreadable', set)
}

/** Writes what another account has, which lies apart, as if it had been written before. */
function writeOfBob(): void {
  for (const key of OWN_KEYS) localStorage.setItem(apartPrefix('bob') + key, 'words')
}

const keysLeft = () => Object.keys(localStorage).filter((key) => key !== KEYS.keepsNothing)
const tabKeysLeft = () => Object.keys(sessionStorage).toSorted()
const answersLeft = async () => [...(await answers.all('alice')), ...(await answers.all('bob'))]

async function tablesLeft(): Promise<string[]> {
  const database = await openRows()
  const counts = await Promise.all(STORES.map(async (table) => [table, await database.count(table)] as const))
  return counts.flatMap(([table, count]) => (count > 0 ? [table] : [])).toSorted()
}

/** Everything that is declared as stored is there, and nothing else. */
async function expectAsDeclared(): Promise<void> {
  const own = [...namesOf(KEYS_DECLARED, 'stored').filter((key) => key !== KEYS.keepsNothing), ...BESIDE]
  expect(
    keysLeft()
      .filter((key) => !key.startsWith('kith_of_'))
      .toSorted(),
  ).toEqual(own.toSorted())
  expect(tabKeysLeft()).toEqual(namesOf(TAB_KEYS_DECLARED, 'stored'))
  expect(await tablesLeft()).toEqual(namesOf(TABLES_DECLARED, 'stored'))
  expect(await answersLeft()).toEqual([])
}

// docs/spec/settings.md#nothing-of-what-was-read
test('each key, table and cache declares whether it is stored where nothing read is kept', () => {
  const databases = [TABLES_DECLARED, ANSWERS_DECLARED, JOURNAL_DECLARED]
  const all = [KEYS_DECLARED, TAB_KEYS_DECLARED, ...databases, CACHES_DECLARED]
  for (const names of all) {
    expect(names.size).toBeGreaterThan(0)
    expect([...names].filter(([, cell]) => cell !== 'stored' && cell !== 'not stored')).toEqual([])
  }
  // The journal has no key of what is not stored.
  expect(namesOf(KEYS_DECLARED, 'not stored').filter(isJournaled)).toEqual([])
  expect([...KEYS_DECLARED.keys()].toSorted()).toEqual([...OWN_KEYS, KEYS.keepsNothing].toSorted())
  expect([...TAB_KEYS_DECLARED.keys()].toSorted()).toEqual(Object.values(TAB_KEYS).toSorted())
  expect([...TABLES_DECLARED.keys()]).toEqual([...STORES])
  expect(namesOf(ANSWERS_DECLARED, 'not stored')).toEqual(['answers'])
  // The worker asks nobody: what it stores has to be declared as stored.
  expect(namesOf(CACHES_DECLARED, 'stored')).toEqual(['kith-build-…', SHARED_FORMS])
})

// docs/spec/settings.md#nothing-of-what-was-read
test('before it is chosen everything is stored, and again when it is chosen no more', async () => {
  await writeAll()
  expect(keysLeft()).toHaveLength(OWN_KEYS.length + BESIDE.length)
  expect(tabKeysLeft()).toHaveLength(Object.keys(TAB_KEYS).length)
  expect(await answersLeft()).toHaveLength(2)
  await keepNothing(true)
  await keepNothing(false)
  await writeAll()
  expect(keysLeft()).toHaveLength(OWN_KEYS.length + BESIDE.length)
  expect(await answersLeft()).toHaveLength(2)
})

// docs/spec/settings.md#nothing-of-what-was-read
test('what was read is deleted at once when it is chosen, of all accounts, and nothing else', async () => {
  await writeAll()
  writeOfBob()
  await keepNothing(true)
  await expectAsDeclared()
  const ofBob = keysLeft().filter((key) => key.startsWith('kith_of_'))
  const stay = namesOf(KEYS_DECLARED, 'stored').filter((key) => key !== KEYS.keepsNothing)
  expect(ofBob.toSorted()).toEqual(stay.map((key) => apartPrefix('bob') + key).toSorted())
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('kith-empty')
})

// docs/spec/settings.md#nothing-of-what-was-read
test('while it is chosen nothing of what is read is stored, of any account', async () => {
  await keepNothing(true)
  await writeAll()
  await expectAsDeclared()
  for (const key of namesOf(KEYS_DECLARED, 'not stored')) {
    expect([
      mayStore(key),
      mayStore(apartPrefix('b_o%b') + key),
      mayStore(`${apartPrefix('bob')}${key}+2`),
    ]).toEqual([false, false, false])
  }
})

// docs/spec/settings.md#nothing-of-what-was-read
test('another tab deletes what it had written before it knew, and so does the next page', async () => {
  await writeAll()
  const stop = followKeepNothing()
  await vi.waitFor(async () => expect(await answersLeft()).toHaveLength(2))
  localStorage.setItem(KEYS.keepsNothing, 'on')
  for (const tell of listeners) tell({ key: KEYS.keepsNothing })
  await vi.waitFor(expectAsDeclared)
  stop()

  await keepNothing(false)
  await writeAll()
  localStorage.setItem(KEYS.keepsNothing, 'on')
  followKeepNothing()()
  await vi.waitFor(expectAsDeclared)
})

// docs/spec/settings.md#nothing-of-what-was-read
test('the choice outlasts a logout, and the deletion of what is stored', async () => {
  await keepNothing(true)
  await wipeStored(STORED_KINDS, 'alice', createRows(openRows))
  expect(keepsNothing()).toBe(true)
  wipeAccount('alice')
  expect(keepsNothing()).toBe(true)
})

// docs/spec/settings.md#nothing-of-what-was-read
test('a browser that does not keep the choice says so, and nothing is deleted', async () => {
  await writeAll()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(keepNothing(true)).rejects.toThrow()
  expect(keepsNothing()).toBe(false)
  expect(await answersLeft()).toHaveLength(2)
})
