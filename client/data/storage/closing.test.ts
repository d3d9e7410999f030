/**
 * Tests docs/spec/session.md#logout where another tab deletes a database at the same time: the connection
 * of this tab closes at any moment, and nothing is lost, left behind or complained about.
 */
import { deleteDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '#domain/composer/draft.ts'
import { BUDGET } from '#domain/stored-answers/budget.ts'
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { failingStorage } from '#tests/harness/failing-storage.ts'
import { emptyDatabases } from '#tests/harness/fake-database.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import { createAnswersConnection } from './answers-database.ts'
import { createAnswersTable } from './answers-table.ts'
import { createConnection } from './database.ts'
import { endWipes } from './end-wipes.ts'
import { createOpening } from './open-rows.ts'
import { settleOwner, wipeAccount } from './owner.ts'
import { createRows } from './rows.ts'
import { deleteSetApart, listSetApart } from './set-apart.ts'
import { isAnythingLeft } from './wipes.ts'

const value = { kind: 'draft', ...emptyDraft('words', 'key'), changedAt: 5 } as const
const draft = { table: 'drafts', accountId: 'alice', key: 'k', value } as const
const other = { ...draft, key: 'other' }
const answer = { accountId: 'alice', key: 'q', stamp: 's', text: '"read"', updatedAt: 1, usedAt: 9, size: 6 }

/** Returns the same function; the first connection that it gives is closed at once. */
function closingOnce<Database extends { close: () => void }>(open: () => Promise<Database>) {
  let isFirst = true
  return async () => {
    const database = await open()
    if (isFirst) database.close()
    isFirst = false
    return database
  }
}

beforeEach(() => {
  emptyDatabases()
  vi.stubGlobal('localStorage', memoryStorage())
})

const rowsThatClose = () => createRows(closingOnce(createConnection()))

const ROWS: Record<
  string,
  [run: (rows: ReturnType<typeof createRows>) => Promise<unknown>, result: unknown]
> = {
  read: [(rows) => rows.read('drafts', 'alice', 'k'), value],
  list: [(rows) => rows.list('drafts', 'alice'), [{ key: 'k', value }]],
  write: [(rows) => rows.write([other]), undefined],
  writeIf: [(rows) => rows.writeIf(draft, [other]), true],
  wipe: [(rows) => rows.wipe('alice'), undefined],
}

// docs/spec/session.md#logout
test.each(Object.entries(ROWS))('rows: %s is done with the next connection', async (_, [run, result]) => {
  await createRows(createConnection()).write([draft])
  expect(await run(rowsThatClose())).toEqual(result)
})

// docs/spec/session.md#logout
test('what was set apart is listed and deleted with the next connection', async () => {
  await (await createConnection()()).put('unreadable', { ...draft, id: 'a', value: 7, foundAt: 1 })
  const [found] = await listSetApart('alice', closingOnce(createConnection()))
  if (!found) throw new Error('nothing is set apart')
  await deleteSetApart('alice', found, closingOnce(createConnection()))
  expect(await listSetApart('alice', createConnection())).toEqual([])
})

const ANSWERS: Record<
  string,
  [run: (table: ReturnType<typeof createAnswersTable>) => Promise<unknown>, after: string[]]
> = {
  read: [(table) => table.read('alice', 'q'), ['"read"']],
  all: [(table) => table.all('alice'), ['"read"']],
  write: [(table) => table.write('alice', [{ ...answer, text: '"new"', size: 5 }]), ['"new"']],
  change: [(table) => table.change('alice', ['read'], () => 'changed'), ['"changed"']],
  remove: [(table) => table.remove('alice', 'q'), []],
  trim: [(table) => table.trim('alice', { ...BUDGET, size: 1 }), []],
  visits: [(table) => table.visits(), ['"read"']],
  endAtNow: [(table) => table.endAtNow('alice', 3), ['"read"']],
  clear: [(table) => table.clear('alice'), []],
  leaveOnly: [(table) => table.leaveOnly(['alice']), ['"read"']],
}

// docs/spec/session.md#logout
test.each(Object.entries(ANSWERS))(
  'answers: %s is done with the next connection',
  async (_, [run, after]) => {
    await createAnswersTable().write('alice', [answer])
    await run(createAnswersTable(closingOnce(createAnswersConnection())))
    expect((await createAnswersTable().all('alice')).map(({ text }) => text)).toEqual(after)
  },
)

// docs/spec/session.md#logout
test('a database that another tab deletes again and again is given up', async () => {
  const open = createConnection()
  const rows = createRows(async () => {
    const database = await open()
    database.close()
    return database
  })
  await expect(rows.read('drafts', 'alice', 'k')).rejects.toThrow(DOMException)
})

// docs/spec/session.md#logout
test('two tabs that end the same logout at once leave nothing, and neither fails', async () => {
  const storage = failingStorage()
  settleOwner('alice', storage)
  await createRows(createConnection()).write([draft])
  // Each connection closes once while rows are deleted, and once after that.
  const tab = () => closingOnce(createOpening(closingOnce(createConnection()), storage))
  await createAnswersTable().write('alice', [answer])
  wipeAccount('alice', storage)
  const leave = async (open: ReturnType<typeof tab>) => {
    await createRows(open, storage).wipe('alice')
    await endWipes(open, storage, createAnswersTable().leaveOnly)
  }
  await Promise.all([leave(tab()), leave(tab())])
  expect(isAnythingLeft(storage)).toBe(false)
  expect(await createRows(createConnection()).list('drafts', 'alice')).toEqual([])
  expect(await createAnswersTable().all('alice')).toEqual([])
})

// docs/spec/session.md#logout
test('what a tab is about to write does not come after the database was deleted for a logout', async () => {
  const storage = failingStorage()
  settleOwner('alice', storage)
  const open = createConnection()
  let logOut: (() => Promise<void>) | null = async () => {
    storage.write(KEYS.owner, NOBODY)
    await deleteDB('kith')
  }
  const rows = createRows(async () => {
    const database = await open()
    await logOut?.()
    logOut = null
    return database
  }, storage)
  await rows.write([draft])
  expect(await rows.writeIf(draft, [other])).toBe(false)
  expect(await rows.list('drafts', 'alice')).toEqual([])
})

// docs/spec/session.md#logout
test('nor do answers that were on their way', async () => {
  localStorage.setItem(KEYS.owner, 'alice')
  const open = createAnswersConnection()
  const answers = createAnswersTable(async () => {
    const database = await open()
    if (localStorage.getItem(KEYS.owner) !== 'alice') return database
    localStorage.setItem(KEYS.owner, NOBODY)
    await deleteDB('kith-answers')
    return database
  })
  await answers.write('alice', [answer])
  expect(await createAnswersTable().all('alice')).toEqual([])
})
