/**
 * Deletes the answers of accounts that have not been here for two weeks, and of those that are not signed in
 * any more (docs/spec/offline.md#two-weeks-without-a-visit).
 */
import type { QueryClient } from '@tanstack/react-query'
import { absentFor, visitedInFuture } from '#domain/stored-answers/last-visit.ts'
import { mayStore } from '#platform/storage/local-storage.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { idsHere, tokenHere } from '../storage/accounts-here.ts'
import type { AnswersTable } from '../storage/answers-table.ts'
import { browserTexts } from '../storage/text-storage.ts'
import { restored } from './restored.ts'

/** Returns whether the server has told its time: the clock of the device may be wrong by weeks. */
export const hasAnswered = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryHash, state }) => state.data !== undefined && !restored.current().has(queryHash))

/** Deletes them. Never rejects: the next page tries again. */
export async function forgetAbsent(table: AnswersTable, now = serverNow()): Promise<void> {
  if (!mayStore('answers')) return // `../storage/keep-nothing.ts` deletes them all
  try {
    const visits = await table.visits()
    const signedIn = idsHere(browserTexts).filter((id) => tokenHere(id) !== null)
    const absent = absentFor(visits, now)
    const stay = signedIn.filter((id) => !absent.includes(id))
    if ([...visits.keys()].some((id) => !stay.includes(id))) await table.leaveOnly(stay)
    for (const id of visitedInFuture(visits, now)) if (stay.includes(id)) await table.endAtNow(id, now)
  } catch (error) {
    console.warn('old stored answers could not be deleted', error)
  }
}
