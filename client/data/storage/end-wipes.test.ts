/** Tests docs/spec/session.md#logout, docs/spec/offline.md#whose-answers-are-stored. */

import { beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '#domain/composer/draft.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { cardNamed } from '#tests/harness/card-named.ts'
import { type FailingStorage, failingStorage } from '#tests/harness/failing-storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { createAnswersConnection } from './answers-database.ts'
import { createAnswersTable } from './answers-table.ts'
import { createConnection } from './database.ts'
import { endWipes } from './end-wipes.ts'
import { createOpening } from './open-rows.ts'
import { addCard, settleOwner, wipeAccount } from './owner.ts'
import { createRows } from './rows.ts'
import { textsOf } from './text-storage.ts'
import { isAnythingLeft, wipesOf } from './wipes.ts'

let storage: FailingStorage
let openAnswers: ReturnType<typeof createAnswersConnection>
let table: ReturnType<typeof createAnswersTable>

beforeEach(async () => {
  emptyDatabases()
  storage = failingStorage()
  openAnswers = createAnswersConnection()
  table = createAnswersTable(openAnswers)
  settleOwner('alice', storage)
  for (const accountId of ['alice', 'bob']) {
    addCard(cardNamed(accountId), storage)
    textsOf(accountId, storage).write(KEYS.token, `token-of-${accountId}`)
    const row = { accountId, key: 'q', stamp: 's', text: 'read', updatedAt: 1, usedAt: 1, size: 4 }
    await table.write(accountId, [row])
  }
})

const end = (leaveOnly = table.leaveOnly) =>
  endWipes(createOpening(createConnection(), storage), storage, leaveOnly)

const textsIn = async (accountId: string) => (await table.all(accountId)).map(({ text }) => text)
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

test('what somebody has read goes with them, and that of others who are signed in stays', async () => {
  wipeAccount('alice', storage)
  await end()
  expect([await textsIn('alice'), await textsIn('bob')]).toEqual([[], ['read']])
  expect(await databases()).toContain('kith')
  expect(isAnythingLeft(storage)).toBe(false)
  wipeAccount('bob', storage)
  await end()
  expect(await databases()).toEqual([])
  expect(isAnythingLeft(storage)).toBe(false)
})

test('the database stays where a draft of somebody waits, and while somebody is signed in', async () => {
  const open = createOpening(createConnection(), storage)
  const value = { kind: 'draft', ...emptyDraft('waits', 'key') } as const
  await createRows(open).write([{ table: 'drafts', accountId: 'carol', key: 'k', value }])
  for (const id of ['alice', 'bob']) wipeAccount(id, storage)
  await endWipes(open, storage, table.leaveOnly)
  expect(await createRows(open).list('drafts', 'carol')).toHaveLength(1)
})

test('another tab that has the database open does not hinder that, and opens it again', async () => {
  const other = createAnswersTable()
  expect(await other.all('alice')).toHaveLength(1)
  for (const id of ['alice', 'bob']) wipeAccount(id, storage)
  await end()
  expect(await databases()).not.toContain('kith-answers')
  expect(await other.all('alice')).toEqual([])
})

test('what was interrupted is noted, and ends the next time', async () => {
  for (const id of ['alice', 'bob']) wipeAccount(id, storage)
  await expect(end(() => Promise.reject(new Error('the page was closed')))).rejects.toThrow()
  expect(wipesOf('read', storage)).toEqual(['alice', 'bob'])
  expect(await textsIn('alice')).toEqual(['read'])
  await end()
  expect(await databases()).not.toContain('kith-answers')
  expect(isAnythingLeft(storage)).toBe(false)
})
