import { beforeEach, expect, test } from 'vitest'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { type FailingStorage, failingStorage } from '#tests/harness/failing-storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { createConnection } from './database.ts'
import { createRows } from './rows.ts'
import { deleteSetApart, listSetApart } from './set-apart.ts'

let open: ReturnType<typeof createConnection>
let storage: FailingStorage
beforeEach(() => {
  emptyDatabases()
  open = createConnection()
  storage = failingStorage()
})

const list = (accountId: string) => listSetApart(accountId, open, storage)

/** Puts a row into a table that does not fit it, and lets somebody find it. */
async function breakRow(table: 'drafts' | 'files', accountId: string, value: unknown): Promise<void> {
  const database = await open()
  await database.put(table, { accountId, key: 'key', value })
  expect(await createRows(open).list(table, accountId)).toEqual([])
}

// docs/spec/conventions.md#stored-values-that-cannot-be-read
test('a row that cannot be read is offered to its author alone, whole, until it is deleted', async () => {
  await breakRow('drafts', 'alice', { kind: 'poem' })
  await breakRow('drafts', 'bob', { kind: 'song' })
  const [item, ...others] = await list('alice')
  if (!item) throw new Error('nothing is offered')
  expect(others).toEqual([])
  expect(item).toMatchObject({ kind: 'draft', fileName: 'key.json', text: null })
  expect(JSON.parse(await item.content.text())).toMatchObject({ table: 'drafts', value: { kind: 'poem' } })
  await deleteSetApart('alice', item, open, storage)
  expect(await list('alice')).toEqual([])
  expect(await list('bob')).toHaveLength(1)
})

test('a file is offered as its bytes', async () => {
  await (await open()).put('unreadable', {
    accountId: 'alice',
    id: '1',
    table: 'files',
    key: 'key',
    value: new Blob(['bytes'], { type: 'image/png' }),
    foundAt: 1,
  })
  const [item] = await list('alice')
  expect([item?.kind, item?.fileName, await item?.content.text()]).toEqual(['file', 'key.png', 'bytes'])
})

test('a text whose place is taken is offered, and other values are not', async () => {
  storage.write('kith_of_alice_post_content_new', 'the second')
  storage.write(`kith_of_alice_${LATE_KEYS.recentSearches}`, '#tea')
  storage.write('kith_of_bob_post_content_new', 'of bob')
  const [item, ...others] = await list('alice')
  if (!item) throw new Error('nothing is offered')
  expect(others).toEqual([])
  expect(item).toMatchObject({ kind: 'text', text: 'the second', fileName: 'post_content_new.txt' })
  await deleteSetApart('alice', item, open, storage)
  expect(storage.keys()).not.toContain('kith_of_alice_post_content_new')
  expect(storage.keys()).toHaveLength(2)
})

// docs/spec/session.md#several-accounts
test('where the account lives beside the owner, its texts are in their places and only copies are offered', async () => {
  storage.write(`kith_of_alice_${KEYS.card}`, '{}')
  storage.write('kith_of_alice_post_content_new', 'the first')
  storage.write('kith_of_alice_post_content_new+2', 'the second')
  expect((await list('alice')).map(({ text }) => text)).toEqual(['the second'])
})
