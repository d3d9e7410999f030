/** Which answers on the page are stored ones that the server has not confirmed yet. */
import { createStore } from '#platform/storage/store.ts'

interface Restored {
  /** When the server gave it, in milliseconds. */
  updatedAt: number
  /** Whether the server was asked for it again in vain. */
  isOutOfReach: boolean
}

/** By the hash of the query's key. */
export const restored = createStore<ReadonlyMap<string, Restored>>(new Map())

/** Notes that a query shows a stored answer. */
export const noteRestored = (hash: string, updatedAt: number) =>
  note(hash, { updatedAt, isOutOfReach: false })

/** Notes that the server could not be asked for what a query shows. */
export function noteOutOfReach(hash: string): void {
  const stored = restored.current().get(hash)
  if (stored) note(hash, { ...stored, isOutOfReach: true })
}

function note(hash: string, stored: Restored): void {
  restored.set(new Map(restored.current()).set(hash, stored))
}

/** Notes that the server has answered a query, or that it has gone. */
export function noteConfirmed(hash: string): void {
  const others = new Map(restored.current())
  if (others.delete(hash)) restored.set(others)
}

/**
 * Returns when the oldest answer was given that the server cannot be asked for, in milliseconds; null without
 * one.
 */
export function oldestOutOfReach(stored: ReadonlyMap<string, Restored>): number | null {
  const unreached = [...stored.values()].filter(({ isOutOfReach }) => isOutOfReach)
  return unreached.length > 0 ? Math.min(...unreached.map(({ updatedAt }) => updatedAt)) : null
}
