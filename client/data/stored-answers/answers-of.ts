/** Says what of the cache is stored for the next visit (docs/spec/offline.md#stored-answers). */
import type { Query } from '@tanstack/react-query'
import { pagesAround } from '#domain/stored-answers/stored-list.ts'
import { rowReadIn } from '../reading-position/reading-position.ts'
import type { StoredAnswer } from '../storage/tables.ts'
import { restored } from './restored.ts'

type List = Parameters<typeof pagesAround>[0]

/** Says whose answers are stored, and when. */
export type Whose = Pick<StoredAnswer, 'accountId' | 'stamp' | 'usedAt'>

/** Returns the part of a query's data that is stored: the same object as long as that has not changed. */
export const storedPart = ({ queryHash, state, meta }: Query): unknown =>
  meta?.stored === 'around-place' ? pagesAround(state.data as List, rowReadIn(queryHash)) : state.data

/**
 * Returns the row of an answer. One that the server has not confirmed in this visit stays as old as it was.
 */
export function answerOf({ queryHash, state }: Query, part: unknown, whose: Whose): StoredAnswer {
  const text = JSON.stringify(part)
  const age = Math.max(0, Date.now() - state.dataUpdatedAt) // both by the clock of this device
  const updatedAt = restored.current().get(queryHash)?.updatedAt ?? whose.usedAt - age
  return { ...whose, key: queryHash, text, updatedAt, size: text.length }
}
