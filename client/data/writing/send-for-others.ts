/**
 * Sends the posts that wait in the outboxes of other accounts of this device, each with the token of its
 * author (docs/spec/drafts-and-outbox.md#account-of-a-waiting-post). The locks of an account let one tab send
 * each post, whichever account that tab has.
 */
import type { QueryClient } from '@tanstack/react-query'
import { KEYS, keyOf } from '#platform/storage/storage.ts'
import { endIfRefused } from '../accounts/call-as.ts'
import { tokenHere } from '../storage/accounts-here.ts'
import { textsOf } from '../storage/text-storage.ts'
import { browserPorts } from './browser-ports.ts'
import { WritingEngine } from './engine.ts'
import type { OutboxFlag } from './outbox.ts'

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
  const ports = browserPorts(client, accountId, {
    token: () => tokenHere(accountId),
    onToken: (listener) => onElsewhere(accountId, KEYS.token, listener),
  })
  const viewer = async (token: string) => {
    try {
      return await ports.server.viewer(token)
    } catch (error) {
      endIfRefused(accountId, token, error)
      throw error
    }
  }
  const texts = {
    ...ports.texts,
    onElsewhere: (key: string, listener: () => void) => onElsewhere(accountId, key, listener),
  }
  const all = { ...ports, texts, server: { ...ports.server, viewer } }
  const engine = new WritingEngine(accountId, all, flagOf(accountId))
  const stopSending = engine.run(EVENTS)
  return () => {
    stopSending()
    engine.stop()
  }
}

const flagOf = (accountId: string): OutboxFlag => ({
  set: (revision) => void textsOf(accountId).write(KEYS.outbox, revision),
  subscribe: (listener) => onElsewhere(accountId, KEYS.outbox, listener),
})

/** Tells when another tab changes a text of an account; returns the function that stops listening. */
function onElsewhere(accountId: string, key: string, tell: () => void): () => void {
  const listen = ({ key: changed }: StorageEvent) => {
    if (changed === null || changed === keyOf(accountId, key)) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
