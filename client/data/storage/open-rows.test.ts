import { beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '#domain/composer/draft.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { type FailingStorage, failingStorage } from '#tests/harness/failing-storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { createConnection } from './database.ts'
import { createOpening } from './open-rows.ts'
import { settleOwner, wipeAccount } from './owner.ts'
import { createRows, type Rows } from './rows.ts'

const DRAFT = 'post_content_new'
const value = { kind: 'draft', ...emptyDraft('hello', 'key') } as const

let storage: FailingStorage
let rows: Rows
const openPage = () => createRows(createOpening(createConnection(), storage))

beforeEach(() => {
  emptyDatabases()
  storage = failingStorage()
  rows = openPage()
})

const write = (accountId: string) => rows.write([{ table: 'drafts', accountId, key: DRAFT, value }])
const keysOf = async (accountId: string) => (await rows.list('drafts', accountId)).map(({ key }) => key)

test('signing out deletes the rows before anybody reads, and what comes later stays', async () => {
  settleOwner('alice', storage)
  await write('alice')
  await write('bob')
  wipeAccount('alice', storage)
  expect(storage.read(KEYS.owner)).toBe(NOBODY)
  rows = openPage()
  expect([await keysOf('alice'), await keysOf('bob')]).toEqual([[], [DRAFT]])
  expect(storage.keys()).toEqual([LATE_KEYS.wipes]) // until what alice has read is deleted
  settleOwner('alice', storage)
  await write('alice')
  rows = openPage()
  expect(await keysOf('alice')).toEqual([DRAFT])
})

test('as long as the database does not answer, what has to be deleted stays noted', async () => {
  settleOwner('alice', storage)
  await write('alice')
  wipeAccount('alice', storage)
  const broken = createOpening(() => Promise.reject(new Error('no database')), storage)
  await expect(broken()).rejects.toThrow('no database')
  expect(storage.read(LATE_KEYS.wipes)).not.toBeNull()
  settleOwner('alice', storage)
  expect(await keysOf('alice')).toEqual([])
})
