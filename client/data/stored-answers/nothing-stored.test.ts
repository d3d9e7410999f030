/** Tests docs/spec/settings.md#nothing-of-what-was-read for what the server has said. */
import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { createQueryClient } from '../connection/query-client.ts'
import { viewerQuery } from '../connection/session.ts'
import { setToken } from '../connection/token.ts'
import { createAnswersTable } from '../storage/answers-table.ts'
import { forgetAbsent } from './forget-absent.ts'
import { createPersister } from './persister.ts'

let table: ReturnType<typeof createAnswersTable>

beforeEach(() => {
  emptyDatabases()
  vi.stubGlobal('localStorage', memoryStorage())
  table = createAnswersTable()
  localStorage.setItem(KEYS.owner, 'alice')
  setToken('token-of-alice')
})

/** Returns the persister of a page that knows its viewer. */
function persisterOfPage(answers = table) {
  const client = createQueryClient()
  const { queryKey, meta } = viewerQuery('')
  client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) })
  client.setQueryData(queryKey, parse(Account, { id: 'alice', username: 'alice', acct: 'alice' }))
  return createPersister(client, answers)
}

const keepNothing = () => localStorage.setItem(KEYS.keepsNothing, 'on')
const stored = () => table.all('alice')

// docs/spec/settings.md#nothing-of-what-was-read
test('no answer is stored where nothing read is kept, and no database is made or deleted for it', async () => {
  keepNothing()
  const clear = vi.fn(table.clear)
  await persisterOfPage({ ...table, clear }).write()
  expect(clear).not.toHaveBeenCalled()
  await forgetAbsent(table)
  expect(await indexedDB.databases()).toEqual([])
})

// docs/spec/settings.md#nothing-of-what-was-read
test('answers are stored again when they may be, also those that have not changed', async () => {
  const persister = persisterOfPage()
  keepNothing()
  await persister.write()
  localStorage.removeItem(KEYS.keepsNothing)
  await persister.write()
  expect(await stored()).toHaveLength(1)
})

// docs/spec/settings.md#nothing-of-what-was-read
test('answers that are written while that is chosen in another tab are deleted', async () => {
  const persister = persisterOfPage({
    ...table,
    async write(accountId, answers) {
      await table.write(accountId, answers)
      keepNothing()
    },
  })
  await persister.write()
  expect(await stored()).toEqual([])
  expect(localStorage.getItem(KEYS.stored)).toBeNull()
})
