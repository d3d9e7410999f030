/**
 * Remembers while the page is open how far Home was seen before this visit
 * (docs/spec/timelines.md#catch-up).
 */
import { type HomeVisit, visitAt } from '#domain/catch-up/visit.ts'
import { accountHere, KEYS, readStored } from '#platform/storage/storage.ts'
import { serverNow } from '#platform/time/server-time.ts'

let visit: HomeVisit | null = null

/** Notes that something is read now. It is called before the device remembers how far. */
export function noteReading(): void {
  const seen = readStored(KEYS.homeSeen)
  visit = visitAt(visit, { accountId: accountHere(), seen, at: serverNow() })
}

/** Returns the newest entry that was seen before this visit; null where this device has seen none. */
export function seenBeforeVisit(): string | null {
  noteReading()
  return visit?.seen ?? null
}

/** Begins a new visit: everything up to an entry counts as seen before it. */
export function beginVisit(seen: string): void {
  visit = { accountId: accountHere(), seen, at: serverNow() }
}
