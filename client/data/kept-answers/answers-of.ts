/** Says what of the cache is kept for the next visit (docs/spec/offline.md#kept-answers). */
import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Page } from '#contract/endpoint.ts'
import { pagesAround } from '#domain/kept-answers/kept-list.ts'
import type { Cursor, Kept } from '../lists/lists.ts'
import type { KeptAnswer } from '../storage/tables.ts'
import { restored } from './restored.ts'

type List = InfiniteData<Page<{ id: string }>, Cursor>

/**
 * Returns the part of a query's data that is kept: the same object as long as that has not changed.
 * `rowReadIn` finds the one that is read in a list.
 */
export function keptPart(
  { queryHash, state, meta }: Query,
  rowReadIn: (list: string) => string | null,
): unknown {
  const parts: Record<Kept, () => unknown> = {
    whole: () => state.data,
    'around-place': () => pagesAround(state.data as List, rowReadIn(queryHash)),
  }
  return meta?.kept && parts[meta.kept]()
}

/**
 * Returns the row of an answer. One that the server has not confirmed in this visit stays as old as it was.
 */
export function answerOf(
  { queryHash, state }: Query,
  part: unknown,
  { accountId, stamp, now }: { accountId: string; stamp: string; now: number },
): KeptAnswer {
  const text = JSON.stringify(part)
  const age = Math.max(0, Date.now() - state.dataUpdatedAt) // both by the clock of this device
  const updatedAt = restored.current().get(queryHash)?.updatedAt ?? now - age
  return { accountId, key: queryHash, stamp, text, updatedAt, usedAt: now, size: text.length }
}
