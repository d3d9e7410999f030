/** Tests docs/spec/conventions.md#two-copies-of-a-stored-value: a browser is killed at any moment. */
import { beforeEach, expect, test, vi } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { cardNamed } from '#tests/harness/card-named.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { type SlowDisk, slowDisk } from '#tests/harness/slow-disk.ts'
import { apartKey } from './apart-key.ts'
import { Journal } from './journal.ts'
import { createJournalDatabase, type JournalDatabase } from './journal-database.ts'
import { isJournaled } from './journal-keys.ts'
import { giveNumber } from './journal-numbers.ts'
import { settleOwner, takePlace, wipeAccount, wipeAgain } from './owner.ts'
import { STORED } from './stored-values.ts'

const DRAFT = 'post_content_new'
const NOW = 1_700_000_000_000

let storage: SlowDisk
let journal: Journal
let told: string[]
let now: number

beforeEach(() => {
  emptyDatabases()
  now = NOW
  storage = slowDisk((key) => journal?.note(key))
})

/** Opens a page: its journal begins. */
async function open(database: JournalDatabase = createJournalDatabase()): Promise<void> {
  told = []
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
  journal = new Journal({ database, storage, tell: (key) => told.push(key), pause, now: () => now })
  await journal.begin()
  await journal.flush()
}

/** Kills the browser, and opens a page in the next one. */
async function killAndOpen(): Promise<void> {
  await journal.flush()
  storage.kill()
  await open()
}

async function write(key: string, text: string | null): Promise<void> {
  storage.write(key, text)
  await journal.flush()
}

// docs/spec/conventions.md#two-copies-of-a-stored-value
test.each([
  ['was written first', null, 'one two'],
  ['was changed', 'one', 'one two'],
  ['was deleted', 'one', null],
  ['is as it was before', 'one', 'one'],
])('what a killed browser had not on its disk comes back, once: it %s', async (_, before, after) => {
  await open()
  await write(DRAFT, before)
  storage.sync()
  await write(DRAFT, 'between')
  await write(DRAFT, after)
  await killAndOpen()
  expect([storage.read(DRAFT), told]).toEqual([after, before === null && after === null ? [] : [DRAFT]])
  storage.sync()
  await killAndOpen()
  expect([storage.read(DRAFT), told]).toEqual([after, []])
})

test('a newer text of local storage stays, where the database did not answer', async () => {
  await open()
  await write(DRAFT, 'one')
  const database = createJournalDatabase()
  vi.spyOn(console, 'warn').mockReturnValue()
  await open({ ...database, put: () => Promise.reject(new Error('no room')) })
  await write(DRAFT, 'one two')
  storage.sync()
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('one two')
  await write(DRAFT, 'one two three')
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('one two three')
})

test('a deleted text stays deleted, where the database did not answer', async () => {
  await open()
  await write(DRAFT, 'one')
  vi.spyOn(console, 'warn').mockReturnValue()
  await open({ ...createJournalDatabase(), put: () => Promise.reject(new Error('no room')) })
  await write(DRAFT, null)
  storage.sync()
  await killAndOpen()
  expect(storage.read(DRAFT)).toBeNull()
})

test('where the journal cannot be read, nothing in it is written over', async () => {
  await open()
  await write(DRAFT, 'one two')
  storage.kill()
  vi.spyOn(console, 'warn').mockReturnValue()
  await open({ ...createJournalDatabase(), all: () => Promise.reject(new Error('broken')) })
  storage.kill()
  await open()
  expect(storage.read(DRAFT)).toBe('one two')
})

test('where local storage has no room for it, the journal goes on holding it', async () => {
  await open()
  await write(DRAFT, 'one two')
  storage.kill()
  const { write: store } = storage
  storage.write = (key, text) => key !== DRAFT && store(key, text)
  await open()
  expect(storage.read(DRAFT)).toBeNull()
  storage.write = store
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('one two')
})

test('what somebody without numbers writes counts, and the next kill loses none of it', async () => {
  await open()
  await write(DRAFT, 'one')
  storage.change(DRAFT, 'theirs')
  storage.sync()
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('theirs')
  storage.change(DRAFT, null)
  storage.sync()
  await killAndOpen()
  expect(storage.read(DRAFT)).toBeNull()
})

test('words of an older version are in the journal from the first page on', async () => {
  storage.change(DRAFT, 'old')
  await open()
  storage.kill()
  await open()
  expect(storage.read(DRAFT)).toBe('old')
})

// docs/spec/drafts-and-outbox.md#killed-at-any-moment
test('where somebody without numbers has written after a kill, both texts stay', async () => {
  settleOwner('alice', storage)
  await open()
  await write(DRAFT, 'one')
  storage.sync()
  await write(DRAFT, 'one two')
  await write(apartKey('bob', DRAFT, 1), 'his')
  storage.kill()
  storage.change(DRAFT, 'theirs')
  storage.change(apartKey('bob', DRAFT, 1), 'others')
  await open()
  expect(storage.read(DRAFT)).toBe('theirs')
  expect(storage.read(apartKey('alice', DRAFT, 1))).toBe('one two')
  expect(storage.read(apartKey('bob', DRAFT, 1))).toBe('others')
  expect(storage.read(apartKey('bob', DRAFT, 2))).toBe('his')
})

test('what is written before the journal has begun counts', async () => {
  await open()
  await write(DRAFT, 'one')
  storage.sync()
  const database = createJournalDatabase()
  await open({
    ...database,
    async all() {
      storage.write(DRAFT, 'one three')
      return database.all()
    },
  })
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('one three')
})

test('two tabs that write in turn number one after the other', async () => {
  await open()
  const first = journal
  await write(DRAFT, 'a')
  await open()
  for (const text of ['ab', 'abc', 'abcd']) await write(DRAFT, text)
  storage.sync()
  await write(DRAFT, null)
  journal = first
  await write(DRAFT, 'new')
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('new')
})

test('numbers go on after a kill: what is written next counts too', async () => {
  await open()
  for (const text of ['a', 'ab', 'abc']) await write(DRAFT, text)
  await killAndOpen()
  await write(DRAFT, 'abcd')
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('abcd')
  await write(DRAFT, null)
  await write(DRAFT, 'new')
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('new')
})

// docs/spec/session.md#logout
test('a kill does not undo a logout, and nothing names what was there', async () => {
  takePlace(cardNamed('alice'), storage)
  await open()
  await write(KEYS.token, 'token')
  await write('post_content_7', 'words')
  storage.sync()
  wipeAccount('alice', storage)
  await journal.beginAnew()
  await killAndOpen()
  expect(storage.read('post_content_7')).toBeNull()
  expect(storage.read(KEYS.token)).toBeNull()
  storage.write(LATE_KEYS.wipes, null)
  storage.write(KEYS.owner, null)
  await journal.beginAnew()
  const left = JSON.stringify([await createJournalDatabase().all(), storage.keys()])
  expect(left).not.toMatch(/alice|post_content|words|auth|token/)
})

test('what somebody writes who comes back after a logout stays, where its page was closed at once', async () => {
  takePlace(cardNamed('alice'), storage)
  await open()
  for (const text of ['a', 'ab', 'abc']) await write(DRAFT, text)
  wipeAccount('alice', storage)
  await journal.flush()
  wipeAgain('alice', storage)
  takePlace(cardNamed('alice'), storage)
  vi.spyOn(journal, 'flush').mockReturnValue(new Promise(() => undefined))
  storage.write(DRAFT, 'again')
  await open()
  expect(storage.read(DRAFT)).toBe('again')
})

// docs/spec/session.md#two-people-on-one-browser
test('a kill after somebody else has signed in leaves each their own', async () => {
  takePlace(cardNamed('alice'), storage)
  storage.write(DRAFT, 'of alice')
  storage.write(KEYS.homeSeen, 'read by alice')
  storage.write(LATE_KEYS.recentSearches, 'searched by alice')
  await open()
  storage.sync()
  takePlace(cardNamed('bob'), storage)
  await write(KEYS.token, 'of-bob')
  await write(DRAFT, 'of bob')
  await killAndOpen()
  expect(storage.read(KEYS.owner)).toBe('bob')
  expect([storage.read(DRAFT), storage.read(KEYS.token)]).toEqual(['of bob', 'of-bob'])
  expect(storage.read(apartKey('alice', DRAFT, 1))).toBe('of alice')
  expect([storage.read(KEYS.homeSeen), storage.read(LATE_KEYS.recentSearches)]).toEqual([null, null])
})

test('somebody who signs in before all has come back finds nothing of the other one', async () => {
  takePlace(cardNamed('alice'), storage)
  await open()
  await write(KEYS.token, 'of-alice')
  await write(DRAFT, 'of alice')
  storage.kill()
  const database = createJournalDatabase()
  await open({
    ...database,
    async all() {
      takePlace(cardNamed('bob'), storage)
      storage.write(KEYS.token, 'of-bob')
      return database.all()
    },
  })
  expect([storage.read(KEYS.owner), storage.read(KEYS.token)]).toEqual(['bob', 'of-bob'])
  expect(storage.read(DRAFT)).toBeNull()
  expect(storage.read(apartKey('alice', DRAFT, 1))).toBe('of alice')
})

test('a page that begins beside another one takes nothing back from it', async () => {
  await open()
  await write(DRAFT, 'one')
  const database = createJournalDatabase()
  const there = new Journal({
    database: { ...database, all: async () => (await database.all()).map((one) => ({ ...one, number: 99 })) },
    storage,
    tell: () => undefined,
    // Until it has heard of the other page, which has written on.
    pause: async () => {
      storage.change(DRAFT, 'one two')
      giveNumber(storage, DRAFT, 100)
    },
    now: () => now,
  })
  await there.begin()
  expect(storage.read(DRAFT)).toBe('one two')
})

test('what another page deletes while this one begins stays deleted', async () => {
  await open()
  await write(DRAFT, 'one')
  const other = journal
  const database = createJournalDatabase()
  await open({
    ...database,
    async all() {
      const entries = await database.all()
      journal = other
      await write(DRAFT, null)
      return entries
    },
  })
  expect(storage.read(DRAFT)).toBeNull()
})

test('what was written in the place of something deleted stays, where its page was closed at once', async () => {
  await open()
  for (const text of ['a', 'ab', null]) await write(DRAFT, text)
  vi.spyOn(journal, 'flush').mockReturnValue(new Promise(() => undefined))
  storage.write(DRAFT, 'new') // its journal does not go on
  await open()
  expect(storage.read(DRAFT)).toBe('new')
})

test('so does what was written there after a kill', async () => {
  await open()
  for (const text of ['a', 'ab', null]) await write(DRAFT, text)
  await killAndOpen()
  vi.spyOn(journal, 'flush').mockReturnValue(new Promise(() => undefined))
  storage.write(DRAFT, 'new')
  await open()
  expect(storage.read(DRAFT)).toBe('new')
})

test('what is written while the journal cannot be read stays, beside what only the journal has', async () => {
  settleOwner('alice', storage)
  storage.sync()
  await open()
  for (const text of ['a', 'ab', 'abc']) await write(DRAFT, text)
  storage.kill()
  vi.spyOn(console, 'warn').mockReturnValue()
  const refuse = () => Promise.reject(new Error('broken'))
  await open({ ...createJournalDatabase(), all: refuse, put: refuse })
  await write(DRAFT, 'new')
  await open()
  expect([storage.read(DRAFT), storage.read(apartKey('alice', DRAFT, 1))]).toEqual(['new', 'abc'])
})

test('a page without anything to keep makes no database', async () => {
  storage.change('kith_clock', '5')
  storage.change('another_program', 'words')
  await open()
  expect(await indexedDB.databases()).toEqual([])
})

test('the entries of deleted values are dropped a day later, and the next words count all the same', async () => {
  await open()
  for (const text of ['a', 'ab', 'abc', null]) await write(DRAFT, text)
  storage.sync()
  now += 2 * 86_400_000
  await killAndOpen()
  await vi.waitFor(async () => expect(await createJournalDatabase().all()).toEqual([]))
  await write(DRAFT, 'n')
  await killAndOpen()
  expect(storage.read(DRAFT)).toBe('n')
})

test('nothing of what was read, and no number, is in the journal', () => {
  const journaled = Object.values(STORED).flatMap(({ key }): string[] => (isJournaled(key) ? [key] : []))
  expect(journaled.toSorted()).toMatchInlineSnapshot(`
    [
      "auth_token",
      "kith_card",
      "kith_guest_invoices",
      "kith_invoices",
      "kith_keeps_nothing",
      "kith_key_link",
      "kith_latest",
      "kith_locale",
      "kith_moving",
      "kith_outbox",
      "kith_owner",
      "kith_preferences",
      "kith_profile_edit",
      "kith_profile_pictures",
      "kith_shared",
      "kith_shortcuts",
      "kith_system_notifications",
      "kith_theme",
      "kith_ticket",
      "kith_tried",
      "kith_wipes",
      "kith_wishes",
    ]
  `)
  expect(['post_content_7', 'edit_content_7', 'invoice_7'].every(isJournaled)).toBe(true)
  expect(isJournaled(apartKey('b_b', KEYS.token, 1))).toBe(true)
  expect(isJournaled(apartKey('b_b', LATE_KEYS.recentTags, 1))).toBe(false)
})
