/**
 * Sends the posts that wait in the outboxes of other accounts of this device, each with the token of its
 * author (docs/spec/drafts-and-outbox.md#account-of-a-waiting-post). The locks of an account let one tab send
 * each post, whichever account that tab has.
 */
import type { QueryClient } from '@tanstack/react-query'
import { otherEngine } from './other-engine.ts'

/** The function that ends the sending for each account. */
const sending = new Map<string, () => void>()

/** Sends for these accounts from now on, and for no other. */
export function sendFor(client: QueryClient, accountIds: readonly string[]): void {
  for (const [accountId, stop] of sending) {
    if (accountIds.includes(accountId)) continue
    stop()
    sending.delete(accountId)
  }
  for (const accountId of accountIds) {
    if (!sending.has(accountId)) sending.set(accountId, beginSending(client, accountId))
  }
}

/** Nothing is said here: the author finds what has failed for good once their account is opened. */
const EVENTS = { onSent: () => undefined, onStopped: () => undefined }

function beginSending(client: QueryClient, accountId: string): () => void {
  const engine = otherEngine(client, accountId)
  const stopSending = engine.run(EVENTS)
  return () => {
    stopSending()
    engine.stop()
  }
}
