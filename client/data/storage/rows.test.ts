import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '#domain/composer/draft.ts'
import type { DraftRow } from '#domain/composer/draft-row.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { setServerTime } from '#platform/time/server-time.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { createConnection } from './database.ts'
import { unreadableFound } from './database-state.ts'
import { createRows, rows as rowsOfBrowser } from './rows.ts'

const DRAFT = 'post_content_new'

const row: DraftRow = { kind: 'draft', ...emptyDraft('hello', 'key'), changedAt: 5, visibility: 'direct' }
const file = {
  key: 'f',
  name: 'a.png',
  mediaType: 'image/png',
  description: 'a cat',
  uploaded: { id: '1', type: 'image', url: '/1', description: null },
  isOriginal: true,
}
const edit: DraftRow = {
  kind: 'edit',
  text: 'hello',
  sensitive: true,
  attachments: [file],
  editedAt: null,
  changedAt: null,
}
const entry: OutboxEntry = {
  context: { kind: 'reply', postId: '7' },
  draft: {
    ...emptyDraft('sent', 'key'),
    poll: { options: ['tea', ''], multiple: true, amount: 2, unit: 'hour' },
    tried: { at: 1, texts: ['sent'], visibilities: ['public'], fileCounts: [0], polls: [null] },
  },
  visibility: 'public',
  accountId: 'alice',
  state: 'waiting',
  tries: 1,
  queuedAt: 1,
  lastTryAt: 2,
  nextTryAt: 3,
  problem: { kind: 'unreachable', status: 0, message: '', retryAfter: null },
}

let open: ReturnType<typeof createConnection>
let rows: ReturnType<typeof createRows>

beforeEach(() => {
  emptyDatabases()
  open = createConnection()
  rows = createRows(open)
})

const allUnreadable = async () => (await open()).getAll('unreadable')

test.each([
  ['drafts', row],
  ['drafts', edit],
  ['drafts', { kind: 'queued', id: '1', text: 'sent' }],
  ['outbox', entry],
] as const)('a row of %s comes back as it was written', async (table, value) => {
  const database = await open()
  await database.put(table, { accountId: 'alice', key: DRAFT, value })
  expect(await rows.read(table, 'alice', DRAFT)).toEqual(value)
  expect(await rows.list(table, 'alice')).toEqual([{ key: DRAFT, value }])
})

test('a file comes back with its bytes and its type', async () => {
  const value = new Blob(['bytes'], { type: 'image/png' })
  await rows.write([{ table: 'files', accountId: 'alice', key: 'f', value }])
  const read = await rows.read('files', 'alice', 'f')
  expect([await read?.text(), read?.type]).toEqual(['bytes', 'image/png'])
})

test('the rows of this browser are in the database that all tabs open', async () => {
  await rowsOfBrowser.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value: row }])
  expect(await rows.read('drafts', 'alice', DRAFT)).toEqual(row)
})

test('nobody reads, lists or wipes the rows of somebody else', async () => {
  const value = row
  await rows.write([
    { table: 'drafts', accountId: 'alice', key: DRAFT, value },
    { table: 'drafts', accountId: 'alice2', key: DRAFT, value: edit },
  ])
  expect(await rows.read('drafts', 'bob', DRAFT)).toBeUndefined()
  expect(await rows.list('drafts', 'alic')).toEqual([])
  expect(await rows.list('drafts', 'alice')).toEqual([{ key: DRAFT, value }])
  await rows.wipe('alice')
  expect(await rows.list('drafts', 'alice')).toEqual([])
  expect(await rows.read('drafts', 'alice2', DRAFT)).toEqual(edit)
})

test('a change without a value takes the row out, in the same step as the others', async () => {
  await rows.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value: row }])
  await rows.write([
    { table: 'drafts', accountId: 'alice', key: DRAFT, value: undefined },
    { table: 'outbox', accountId: 'alice', key: 'key', value: entry },
  ])
  expect(await rows.read('drafts', 'alice', DRAFT)).toBeUndefined()
  expect(await rows.read('outbox', 'alice', 'key')).toEqual(entry)
})

test('when one change cannot be made, none is', async () => {
  await rows.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value: row }])
  const broken = { ...entry, draft: { ...entry.draft, text: (() => {}) as unknown as string } }
  const writing = rows.write([
    { table: 'drafts', accountId: 'alice', key: DRAFT, value: undefined },
    { table: 'outbox', accountId: 'alice', key: 'key', value: broken },
    { table: 'drafts', accountId: 'alice', key: 'other', value: row },
  ])
  await expect(writing).rejects.toThrow(/could not be cloned/)
  expect(await rows.list('drafts', 'alice')).toEqual([{ key: DRAFT, value: row }])
  expect(await rows.list('outbox', 'alice')).toEqual([])
})

test('when the transaction is aborted, the change rejects', async () => {
  const database = await open()
  const original = database.transaction.bind(database)
  const aborting = createRows(async () => {
    const transaction = vi.fn((...args: Parameters<typeof original>) => {
      const made = original(...args)
      queueMicrotask(() => made.abort())
      return made
    })
    return new Proxy(database, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
    })
  })
  const writing = aborting.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value: row }])
  await expect(writing).rejects.toThrow()
  expect(await rows.list('drafts', 'alice')).toEqual([])
})

// docs/spec/conventions.md#stored-values-that-cannot-be-read
test('a row that does not fit is kept apart as it is, and the others are listed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  setServerTime(99)
  const broken = { kind: 'draft', from: 'a newer build' }
  const database = await open()
  await database.put('drafts', { accountId: 'alice', key: 'broken', value: broken })
  await database.put('drafts', { accountId: 'bob', key: 'broken', value: broken })
  await rows.write([{ table: 'drafts', accountId: 'alice', key: DRAFT, value: row }])
  expect(unreadableFound.current()).toEqual([])
  expect(await rows.list('drafts', 'alice')).toEqual([{ key: DRAFT, value: row }])
  expect(unreadableFound.current()).toEqual(['alice'])
  const moved = { accountId: 'alice', table: 'drafts', key: 'broken', value: broken, foundAt: 99 }
  expect(await allUnreadable()).toEqual([{ id: expect.any(String), ...moved }])
  // A value that is written under the same key afterwards, and breaks too, is another one.
  await database.put('drafts', { accountId: 'alice', key: 'broken', value: 'something else' })
  expect(await rows.read('drafts', 'alice', 'broken')).toBeUndefined()
  expect(new Set((await allUnreadable()).map(({ value }) => value))).toEqual(
    new Set([broken, 'something else']),
  )
  expect(await database.get('drafts', ['alice', 'broken'])).toBeUndefined()
  await rows.wipe('alice')
  expect(await allUnreadable()).toEqual([])
  expect(await database.get('drafts', ['bob', 'broken'])).toBeDefined()
  vi.useRealTimers()
})
