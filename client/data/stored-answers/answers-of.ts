/** Says what of the cache is stored for the next visit (docs/spec/offline.md#stored-answers). */
import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { pagesAround } from '#domain/stored-answers/stored-list.ts'
import type { Cursor } from '../lists/lists.ts'
import type { StoredAnswer } from '../storage/tables.ts'
import { restored } from './restored.ts'

type List = InfiniteData<Page<{ id: string }>, Cursor>

/**
 * Returns the part of a query's data that is stored: the same object as long as that has not changed.
 * `rowReadIn` finds the one that is read in a list.
 */
export function storedPart(
  { queryHash, state, meta }: Query,
  rowReadIn: (list: string) => string | null,
): unknown {
  if (meta?.stored !== 'around-place') return meta?.stored && state.data
  return pagesAround(state.data as List, rowReadIn(queryHash))
}

/**
 * Returns the row of an answer. One that the server has not confirmed in this visit stays as old as it was.
 */
export function answerOf(
  { queryHash, state }: Query,
  part: unknown,
  { accountId, stamp, now }: { accountId: string; stamp: string; now: number },
): StoredAnswer {
  const text = JSON.stringify(part)
  const age = Math.max(0, Date.now() - state.dataUpdatedAt) // both by the clock of this device
  const updatedAt = restored.current().get(queryHash)?.updatedAt ?? now - age
  return { accountId, key: queryHash, stamp, text, updatedAt, usedAt: now, size: text.length }
}
