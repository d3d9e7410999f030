/** The stored answers in their database (docs/spec/offline.md#stored-answers). */
import { type Budget, beyondBudget, type Use } from '#domain/stored-answers/budget.ts'
import { readJson } from '#platform/network/read-json.ts'
import { mayStore } from '#platform/storage/local-storage.ts'
import { whileOpen } from '#platform/storage/while-open.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { othersSignedIn } from './accounts-here.ts'
import { type AnswersDatabase, createAnswersConnection, deleteAnswersDatabase } from './answers-database.ts'
import { leftSince } from './left-since.ts'
import { rowsOf, type StoredAnswer } from './tables.ts'

export interface AnswersTable {
  read(accountId: string, key: string): Promise<StoredAnswer | undefined>
  /** Returns all answers of an account. */
  all(accountId: string): Promise<StoredAnswer[]>
  write(accountId: string, answers: readonly StoredAnswer[]): Promise<void>
  /** Changes the answers that name one of these ids. One for which `change` returns undefined is deleted. */
  change(accountId: string, ids: readonly string[], change: (data: unknown) => unknown): Promise<void>
  /** Deletes one answer. */
  remove(accountId: string, key: string): Promise<void>
  /** Drops what is beyond the budget. */
  trim(accountId: string, budget: Budget): Promise<void>
  /** Returns when each account was here last, in milliseconds. */
  visits(): Promise<Map<string, number>>
  /** Notes the uses of an account that lie in the future as such of now. */
  endAtNow(accountId: string, now: number): Promise<void>
  /** Deletes the answers of an account, and of everybody else who is not signed in. */
  clear(accountId: string): Promise<void>
  /** Deletes the answers of all accounts but these, and the database with them. */
  leaveOnly(accountIds: readonly string[]): Promise<void>
}

/**
 * Stores answers, unless their account has logged out since they were at hand: the database may have been
 * deleted meanwhile and be made anew for this.
 */
function store(open: () => Promise<AnswersDatabase>, answers: readonly StoredAnswer[]): Promise<void> {
  const left = new Map(answers.map(({ accountId }) => [accountId, leftSince(accountId)]))
  return whileOpen(open, (database) =>
    put(
      database,
      answers.filter(({ accountId }) => !left.get(accountId)?.()),
    ),
  )
}

async function put(database: AnswersDatabase, answers: readonly StoredAnswer[]): Promise<void> {
  if (!mayStore('answers')) return
  const transaction = database.transaction('answers', 'readwrite')
  const puts = answers.map((answer) => transaction.store.put(answer))
  transaction.commit() // a page that is left does not wait for the end
  await Promise.all([...puts, transaction.done])
}

/**
 * Deletes the database, and writes what these accounts have into a new one. Where this ends in the middle,
 * their answers have to be asked for again.
 */
async function beginAnew(open: () => Promise<AnswersDatabase>, accountIds: readonly string[]): Promise<void> {
  const stay: StoredAnswer[] = []
  for (const id of accountIds)
    stay.push(...(await whileOpen(open, (database) => database.getAll('answers', rowsOf(id)))))
  await deleteAnswersDatabase()
  if (stay.length > 0) await store(open, stay)
}

async function visitsIn(database: AnswersDatabase): Promise<Map<string, number>> {
  const visits = new Map<string, number>()
  let cursor = await database.transaction('answers').store.index('use').openKeyCursor()
  while (cursor) {
    const [accountId, usedAt] = cursor.key // the latest of an account comes last
    visits.set(accountId, usedAt)
    cursor = await cursor.continue()
  }
  return visits
}

async function redate(database: AnswersDatabase, accountId: string, now: number): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite')
  for (const answer of await transaction.store.getAll(rowsOf(accountId)))
    if (answer.usedAt > now) await transaction.store.put({ ...answer, usedAt: now })
  await transaction.done
}

async function changeIn(
  database: AnswersDatabase,
  accountId: string,
  ids: readonly string[],
  change: (data: unknown) => unknown,
): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite')
  let cursor = await transaction.store.openCursor(rowsOf(accountId))
  while (cursor) {
    const answer = cursor.value
    if (ids.some((id) => String(answer.text).includes(id))) {
      const data = readJson(String(answer.text))
      const after = change(data)
      if (after === undefined) await cursor.delete()
      else if (after !== data) {
        const text = JSON.stringify(after)
        await cursor.update({ ...answer, text, size: text.length })
      }
    }
    cursor = await cursor.continue()
  }
  await transaction.done
}

async function trimIn(database: AnswersDatabase, accountId: string, budget: Budget): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite')
  const uses: Use[] = []
  let cursor = await transaction.store.index('use').openKeyCursor(rowsOf(accountId))
  while (cursor) {
    const [, usedAt, size] = cursor.key
    uses.push({ key: cursor.primaryKey[1], usedAt, size })
    cursor = await cursor.continue()
  }
  for (const key of beyondBudget(uses, budget, serverNow())) await transaction.store.delete([accountId, key])
  await transaction.done
}

/**
 * Returns the table of a database. `open` is asked before every access, so that a closed connection is opened
 * again.
 */
export function createAnswersTable(
  open: () => Promise<AnswersDatabase> = createAnswersConnection(),
): AnswersTable {
  const use = <Result>(run: (database: AnswersDatabase) => Promise<Result>) => whileOpen(open, run)
  return {
    read: (accountId, key) => use((database) => database.get('answers', [accountId, key])),

    all: (accountId) => use((database) => database.getAll('answers', rowsOf(accountId))),

    write: (_accountId, answers) => store(open, answers),

    change: (accountId, ids, change) => use((database) => changeIn(database, accountId, ids, change)),

    remove: (accountId, key) => use((database) => database.delete('answers', [accountId, key])),

    trim: (accountId, budget) => use((database) => trimIn(database, accountId, budget)),

    visits: () => use(visitsIn),

    endAtNow: (accountId, now) => use((database) => redate(database, accountId, now)),

    clear: (accountId) => beginAnew(open, othersSignedIn(accountId)),

    leaveOnly: (accountIds) => beginAnew(open, accountIds),
  }
}

/** The stored answers of this browser. */
export const answersTable = createAnswersTable()
