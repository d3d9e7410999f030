/**
 * Writes what the server said into the database, and deletes it with the session
 * (docs/spec/offline.md#stored-answers, docs/spec/offline.md#whose-answers-are-stored).
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { BUDGET, type Budget } from '#domain/stored-answers/budget.ts'
import { mayStore } from '#platform/storage/local-storage.ts'
import { accountHere, KEYS, NOBODY, readStored, writeStored } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { viewerQuery } from '../connection/session.ts'
import { isCurrent, isLeaving } from '../connection/token.ts'
import { storedQueries } from '../lists/stored-queries.ts'
import type { AnswersTable } from '../storage/answers-table.ts'
import type { StoredAnswer } from '../storage/tables.ts'
import { answerOf, storedPart, type Whose } from './answers-of.ts'
import { stampNow } from './stamp.ts'

/** The mark of answers that have to be deleted before any are stored. */
const GONE = ''

/** Logging out deletes what is stored while the session lasts. */
const isStaying = () => isCurrent() && !isLeaving() && mayStore('answers')

export function createPersister(client: QueryClient, table: AnswersTable) {
  /** The data that was written last. It goes when the query leaves the cache. */
  let written = new WeakMap<Query, unknown>()
  let budget: Budget | null = BUDGET

  /** Returns whose answers are stored now; null while nobody's are. */
  function owner(): Whose | null {
    const accountId = client.getQueryData(viewerQuery(null).queryKey)?.id
    const stamp = stampNow()
    const isOwner = accountId !== undefined && accountHere() === accountId
    return isOwner && stamp !== null && isStaying() ? { accountId, stamp, usedAt: serverNow() } : null
  }

  function changedAnswers(whose: Whose): StoredAnswer[] {
    return storedQueries(client).flatMap((query) => {
      const part = storedPart(query)
      if (written.get(query) === part) return []
      written.set(query, part)
      return [answerOf(query, part, whose)]
    })
  }

  /** A full device stores less, and then nothing: only the next visit is slower. */
  function storeLess(error: unknown): void {
    console.warn('answers could not be stored', error)
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    budget = isFull && budget === BUDGET ? { ...BUDGET, size: BUDGET.size / 4 } : null
    written = new WeakMap()
  }

  return {
    /** Writes what has changed since it was written last. Never rejects. */
    async write(): Promise<void> {
      const whose = owner()
      if (!whose || !budget) return
      const { accountId, stamp } = whose
      try {
        if (readStored(KEYS.stored) !== stamp) {
          await table.clear(accountId)
          written = new WeakMap()
        }
        const answers = changedAnswers(whose)
        if (answers.length === 0) return
        await table.write(accountId, answers)
        // The session may have ended meanwhile, here or in another tab, or nothing may be stored any more.
        if (stampNow() !== stamp || !isStaying()) return await table.clear(accountId)
        writeStored(KEYS.stored, stamp)
        await table.trim(accountId, budget)
      } catch (error) {
        storeLess(error)
        if (budget) await table.trim(accountId, budget).catch(storeLess)
      }
    },

    /** Deletes what is stored of an earlier session, or of an earlier build. Never rejects. */
    async forget(): Promise<void> {
      const stored = readStored(KEYS.stored)
      if (stored === null || stored === stampNow()) return
      // If this page ends before they are deleted, the next one deletes them. Nobody reads them: their stamp
      // is another.
      if (!writeStored(KEYS.stored, GONE)) writeStored(KEYS.stored, null) // nobody comes back for it
      written = new WeakMap()
      try {
        await table.clear(accountHere() ?? NOBODY)
        if (readStored(KEYS.stored) === GONE) writeStored(KEYS.stored, null)
      } catch (error) {
        console.warn('stored answers could not be deleted', error)
      }
    },
  }
}
