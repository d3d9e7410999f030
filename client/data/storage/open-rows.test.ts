import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, emptyDraft } from '#domain/composer/draft.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import type { PollDraft } from '#domain/composer/poll-draft.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { type FailingStorage, failingStorage } from '#tests/harness/failing-storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { databaseNames, openLegacy, writeLegacy } from '#tests/harness/legacy-databases.ts'
import { createConnection } from './database.ts'
import { createOpening } from './open-rows.ts'
import { settleOwner, wipeAccount } from './owner.ts'
import { createRows, type Rows } from './rows.ts'

const DRAFT = 'post_content_new'

function draftOf(idempotencyKey: string, changedAt = 1): Omit<Draft, 'text'> {
  const { text: _, ...content } = emptyDraft('', idempotencyKey)
  const poll: PollDraft = { options: ['tea', 'milk'], multiple: false, amount: 1, unit: 'day' }
  return { ...content, poll, visibility: 'private', changedAt }
}

const entryOf = (accountId: string, lastTryAt = 1): OutboxEntry => ({
  context: { kind: 'new' },
  draft: emptyDraft('waiting', 'key'),
  visibility: 'public',
  accountId,
  state: 'waiting',
  tries: 0,
  queuedAt: 1,
  lastTryAt,
  nextTryAt: 1,
  problem: null,
})

let storage: FailingStorage
let rows: Rows
let connect: ReturnType<typeof createConnection>
const openPage = () => createRows(createOpening(createConnection(), storage, 0))

beforeEach(() => {
  emptyDatabases()
  vi.stubGlobal('navigator', {}) // without locks
  storage = failingStorage()
  connect = createConnection()
  rows = openPage()
})

// Each database is deleted in the end, at the latest by the next look.
afterEach(async () => {
  await rows.list('drafts', 'carol')
  await expect.poll(databaseNames).toEqual(['kith'])
})

const bytes = () => new Blob(['bytes'], { type: 'image/png' })
const keysOf = async (table: 'drafts' | 'files' | 'outbox', accountId: string) =>
  (await rows.list(table, accountId)).map(({ key }) => key)
const unreadable = async () => (await connect()).getAll('unreadable')

/** Everything that somebody has in a browser that an earlier build left. */
async function leaveEverything(): Promise<void> {
  await writeLegacy('drafts', { [DRAFT]: draftOf('key') })
  await writeLegacy('files', { f: bytes() })
  await writeLegacy('outbox', { key: entryOf('alice') })
  await writeLegacy('aside', {
    bob: {
      stored: [[DRAFT, 'of bob']],
      tables: { drafts: [[DRAFT, draftOf('of bob')]], files: [['g', bytes()]], outbox: [] },
    },
  })
}

test('everything that earlier builds kept belongs to its author afterwards', async () => {
  await leaveEverything()
  storage.write(KEYS.owner, 'alice')
  expect(await rows.read('drafts', 'alice', DRAFT)).toEqual({ kind: 'draft', ...draftOf('key') })
  expect(await (await rows.read('files', 'alice', 'f'))?.text()).toBe('bytes')
  expect(await rows.read('outbox', 'alice', 'key')).toEqual(entryOf('alice'))
  expect(await rows.read('drafts', 'bob', DRAFT)).toEqual({ kind: 'draft', ...draftOf('of bob') })
  expect(await keysOf('files', 'bob')).toEqual(['g'])
  expect(storage.read(DRAFT)).toBeNull()
  settleOwner('bob', storage)
  expect(storage.read(DRAFT)).toBe('of bob')
  await expect.poll(databaseNames).toEqual(['kith'])
})

test('what nobody is named as owner of belongs to the first one', async () => {
  await leaveEverything()
  expect(await keysOf('drafts', 'carol')).toEqual([DRAFT])
  expect(await keysOf('outbox', 'alice')).toEqual(['key']) // an entry names its author itself
})

test('what was to be wiped is wiped, and what is of others stays', async () => {
  await leaveEverything()
  storage.write(KEYS.owner, NOBODY)
  settleOwner('carol', storage)
  expect(await keysOf('drafts', 'carol')).toEqual([])
  expect([await keysOf('files', 'alice'), await keysOf('outbox', 'alice')]).toEqual([[], []])
  expect(await keysOf('drafts', 'bob')).toEqual([DRAFT])
  expect(storage.read(LATE_KEYS.legacyOwner)).toBeNull()
})

test('the old databases stay those of the owner whom they had, whoever signs in first', async () => {
  await leaveEverything()
  storage.write(KEYS.owner, 'alice')
  settleOwner('bob', storage)
  expect(await keysOf('files', 'bob')).toEqual(['g'])
  expect(await keysOf('files', 'alice')).toEqual(['f'])
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('a page that ends after %i changes loses nothing', async (count) => {
  await leaveEverything()
  storage.write(KEYS.owner, 'alice')
  const database = await createConnection()()
  let left = count
  const ending = new Proxy(database, {
    get(target, name) {
      if (name === 'transaction' && left-- <= 0) throw new Error('the page ends')
      return Reflect.get(target, name)
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await createOpening(async () => ending, storage, 0)('alice')
  expect([await keysOf('drafts', 'alice'), await keysOf('files', 'alice')]).toEqual([[DRAFT], ['f']])
  expect([await keysOf('outbox', 'alice'), await keysOf('drafts', 'bob')]).toEqual([['key'], [DRAFT]])
  expect(await keysOf('files', 'bob')).toEqual(['g'])
  expect(await unreadable()).toEqual([])
})

test('a database whose deletion was interrupted is deleted', async () => {
  const opened = await openDB('kith-drafts', 2)
  opened.close()
  expect(await keysOf('drafts', 'alice')).toEqual([])
  await expect.poll(databaseNames).toEqual(['kith'])
})

test('what a tab with an earlier build still writes is moved too, and its database stays until it is closed', async () => {
  const old = await openLegacy('drafts')
  await old.put('drafts', draftOf('key', 1), DRAFT)
  expect(await rows.read('drafts', 'alice', DRAFT)).toMatchObject({ changedAt: 1 })
  await old.put('drafts', draftOf('key', 2), DRAFT)
  await old.put('drafts', draftOf('reply', 2), 'post_content_7')
  old.close()
  await expect.poll(() => keysOf('drafts', 'alice')).toEqual(['post_content_7', DRAFT])
  expect(await rows.read('drafts', 'alice', DRAFT)).toMatchObject({ changedAt: 2 })
  await expect.poll(async () => [await keysOf('drafts', 'alice'), await databaseNames()][1]).toEqual(['kith'])
  expect(await unreadable()).toEqual([])
})

test('an earlier state of a draft takes no later one away, and something else is kept apart', async () => {
  const later = { kind: 'draft', ...draftOf('key', 5) } as const
  await (await connect()).put('drafts', { accountId: 'alice', key: DRAFT, value: later })
  await writeLegacy('drafts', { [DRAFT]: draftOf('key', 4) })
  expect(await rows.read('drafts', 'alice', DRAFT)).toEqual(later)
  expect(await unreadable()).toEqual([])
  await expect.poll(databaseNames).toEqual(['kith'])
  await writeLegacy('drafts', { [DRAFT]: draftOf('another', 9) })
  expect(await rows.read('drafts', 'alice', DRAFT)).toEqual(later)
  expect(await unreadable()).toMatchObject([{ accountId: 'alice', table: 'drafts', key: DRAFT }])
})

test('what cannot be read is kept apart, once', async () => {
  await writeLegacy('drafts', { [DRAFT]: 'nonsense', other: { visibility: 'everybody' } })
  await writeLegacy('files', { f: 'no file' })
  await writeLegacy('outbox', { key: { accountId: 'alice' } })
  await writeLegacy('aside', { bob: 'nonsense' })
  storage.write('post_edit_7', 'nonsense')
  expect(await keysOf('outbox', 'alice')).toEqual([])
  const kept = (await unreadable()).map(({ accountId, table, value }) => [accountId, table, value])
  expect(kept.sort()).toEqual([
    ['alice', 'drafts', { visibility: 'everybody' }],
    ['alice', 'drafts', 'nonsense'],
    ['alice', 'edits', 'nonsense'],
    ['alice', 'files', 'no file'],
    ['alice', 'outbox', { accountId: 'alice' }],
    ['bob', 'aside', 'nonsense'],
  ])
  expect(storage.read('post_edit_7')).toBeNull()
})

test('an edit of an earlier build is a text and a row', async () => {
  storage.write(KEYS.owner, 'alice')
  const edit = { sensitive: true, attachments: [], editedAt: '2026-01-01' }
  storage.write('post_edit_7', JSON.stringify({ text: 'not saved', ...edit }))
  const row = await rows.read('drafts', 'alice', 'edit_content_7')
  expect(row).toEqual({ kind: 'edit', ...edit, changedAt: null })
  expect([storage.read('edit_content_7'), storage.read('post_edit_7')]).toEqual(['not saved', null])
})

test('an entry that a tab is just sending stays for the next time', async () => {
  await writeLegacy('outbox', { key: entryOf('alice') })
  let isSending = true
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, __: unknown, run: (lock: object | null) => unknown) => run(isSending ? null : {}),
    },
  })
  expect(await keysOf('outbox', 'alice')).toEqual([])
  isSending = false
  expect(await keysOf('outbox', 'alice')).toEqual(['key'])
})

test('signing out deletes the rows before anybody reads, and what comes later stays', async () => {
  settleOwner('alice', storage)
  const value = { kind: 'draft', ...draftOf('key') } as const
  await rows.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value }])
  await rows.write([{ table: 'drafts', accountId: 'bob', key: DRAFT, value }])
  await writeLegacy('files', { f: bytes() })
  wipeAccount('alice', storage)
  expect(storage.read(KEYS.owner)).toBe(NOBODY)
  rows = openPage()
  expect([await keysOf('drafts', 'alice'), await keysOf('files', 'alice')]).toEqual([[], []])
  expect(await keysOf('drafts', 'bob')).toEqual([DRAFT])
  expect(storage.keys()).toEqual([])
  settleOwner('alice', storage)
  await rows.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value }])
  rows = openPage()
  expect(await keysOf('drafts', 'alice')).toEqual([DRAFT])
})

test('as long as the database does not answer, what has to be deleted stays noted', async () => {
  settleOwner('alice', storage)
  const value = { kind: 'draft', ...draftOf('key') } as const
  await rows.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value }])
  wipeAccount('alice', storage)
  const broken = createOpening(() => Promise.reject(new Error('no database')), storage)
  await expect(broken('bob')).rejects.toThrow('no database')
  expect(storage.read(LATE_KEYS.wipes)).not.toBeNull()
  settleOwner('alice', storage)
  expect(await keysOf('drafts', 'alice')).toEqual([])
})
