/**
 * The writing engines of the other accounts of this device, each with the token, the texts and the locks of
 * its own account (docs/spec/session.md#a-token-and-its-account).
 */
import type { QueryClient } from '@tanstack/react-query'
import { KEYS, keyOf } from '#platform/storage/storage.ts'
import { endIfRefused } from '../accounts/call-as.ts'
import { tokenHere } from '../storage/accounts-here.ts'
import { textsOf } from '../storage/text-storage.ts'
import { browserPorts } from './browser-ports.ts'
import { WritingEngine } from './engine.ts'
import type { OutboxFlag } from './outbox.ts'

/** Returns a new engine of an account that is not that of this tab. Whoever asks for it stops it. */
export function otherEngine(client: QueryClient, accountId: string): WritingEngine {
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
  return new WritingEngine(accountId, all, flagOf(accountId))
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
