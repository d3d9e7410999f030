/** The stored answers in the browser's database (docs/spec/offline.md#stored-answers). */
import { type Budget, beyondBudget, type Use } from '#domain/stored-answers/budget.ts'
import { readJson } from '#platform/network/read-json.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { othersSignedIn } from '../storage/accounts-here.ts'
import type { Database } from '../storage/database.ts'
import { openRows } from '../storage/open-rows.ts'
import { rowsOf, type StoredAnswer } from '../storage/tables.ts'

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
  /** Deletes the answers of an account, and of everybody else who is not signed in. */
  clear(accountId: string): Promise<void>
}

/**
 * Returns the table of a database. `open` is asked before every access, so that a closed connection is opened
 * again.
 */
export function createAnswersTable(open: () => Promise<Database>): AnswersTable {
  return {
    async read(accountId, key) {
      const database = await open()
      return database.get('answers', [accountId, key])
    },

    async all(accountId) {
      const database = await open()
      return database.getAll('answers', rowsOf(accountId))
    },

    async write(_accountId, answers) {
      const database = await open()
      const transaction = database.transaction('answers', 'readwrite')
      const puts = answers.map((answer) => transaction.store.put(answer))
      transaction.commit() // a page that is left does not wait for the end
      await Promise.all([...puts, transaction.done])
    },

    async change(accountId, ids, change) {
      const database = await open()
      const transaction = database.transaction('answers', 'readwrite')
      let cursor = await transaction.store.openCursor(rowsOf(accountId))
      while (cursor) {
        const answer = cursor.value
        if (ids.some((id) => answer.text.includes(id))) {
          const data = readJson(answer.text)
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
    },

    async remove(accountId, key) {
      const database = await open()
      await database.delete('answers', [accountId, key])
    },

    async trim(accountId, budget) {
      const database = await open()
      const transaction = database.transaction('answers', 'readwrite')
      const uses: Use[] = []
      let cursor = await transaction.store.index('use').openKeyCursor(rowsOf(accountId))
      while (cursor) {
        const [, usedAt, size] = cursor.key
        uses.push({ key: cursor.primaryKey[1], usedAt, size })
        cursor = await cursor.continue()
      }
      for (const key of beyondBudget(uses, budget, serverNow()))
        await transaction.store.delete([accountId, key])
      await transaction.done
    },

    async clear(accountId) {
      const stay = othersSignedIn(accountId)
      const database = await open()
      const transaction = database.transaction('answers', 'readwrite')
      for (const key of await transaction.store.getAllKeys())
        if (!stay.includes(key[0])) await transaction.store.delete(key)
      await transaction.done
    },
  }
}

/** The stored answers of this browser. */
export const answersTable = createAnswersTable(openRows)
