/**
 * Sends what waits, when it may: at the start, when the connection is back, and later each time it fails
 * (docs/spec/drafts-and-outbox.md#outbox).
 */
import { dueAt, entryId, isDue, type OutboxEntry } from '#domain/composer/outbox.ts'
import type { Outbox, OutboxEvents } from './outbox.ts'
import type { Ports } from './ports.ts'
import { reportFailure } from './stoppable-ports.ts'

/** Milliseconds. */
const PAUSE_MIN_MS = 1_000

/**
 * Keeps sending; returns the function that stops it, whatever is on its way then. `startedAt`: everything
 * that an earlier page has stored may be tried at once.
 */
export function runOutbox(
  outbox: Outbox,
  { clock, server }: Pick<Ports, 'clock' | 'server'>,
  startedAt: number,
  events: OutboxEvents,
): () => void {
  let cancel: (() => void) | null = null
  let isRunning = false
  let isOver = false
  let since = startedAt

  /**
   * Without a connection the browser says when to go on; a post that was held finds out that there is none.
   */
  const mayTry = ({ state }: OutboxEntry) =>
    state === 'held' || state === 'sending' || (state === 'waiting' && server.isOnline())

  const pending = () => (server.token() === null ? [] : outbox.entries.current().filter(mayTry))

  function schedule(): void {
    cancel?.()
    cancel = null
    if (isRunning || isOver || pending().length === 0) return
    const now = clock.now()
    const next = Math.min(...pending().map((entry) => dueAt(entry, now, since)))
    cancel = clock.after(Math.max(PAUSE_MIN_MS, next - now), () => void sendDue())
  }

  async function sendDue(): Promise<void> {
    isRunning = true
    try {
      for (const entry of pending()) {
        if (!isOver && isDue(entry, clock.now(), since)) await outbox.send(entryId(entry), events)
      }
    } catch (error) {
      reportFailure('the outbox could not be emptied', error)
    }
    isRunning = false
    schedule()
  }

  function hurry(): void {
    since = clock.now()
    schedule()
  }

  const stops = [outbox.entries.subscribe(schedule), server.onToken(hurry), server.onOnline(hurry)]
  schedule()
  return () => {
    isOver = true
    cancel?.()
    for (const stop of stops) stop()
  }
}
