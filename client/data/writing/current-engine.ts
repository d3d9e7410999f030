/** The writing engine of this tab. There is one at a time, for the account that is signed in. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../connection/session.ts'
import { currentToken, returnPath, subscribeToken } from '../connection/token.ts'
import { browserPorts } from './browser-ports.ts'
import { WritingEngine } from './engine.ts'
import { setOutboxFlag, subscribeOutboxFlag } from './outbox-flag.ts'

let current: WritingEngine | null = null
let isStopped = false
let isFollowing = false

/** Returns the engine of an account; that of the account before it has ended then. */
export function engineOf(client: QueryClient, accountId: string): WritingEngine {
  if (current?.accountId === accountId && !isStopped) return current
  current?.stop()
  isStopped = false
  followSession()
  current = new WritingEngine(accountId, browserPorts(client, accountId), {
    set: setOutboxFlag,
    subscribe: subscribeOutboxFlag,
  })
  return current
}

/** Ends all writing of this tab: nothing that still runs reaches the disk or the server. */
export function stopWriting(): void {
  current?.stop()
  isStopped = true
}

/** Signing out, in another tab too, ends the writing; a session that ends by itself does not. */
function followSession(): void {
  if (isFollowing) return
  isFollowing = true
  subscribeToken(() => {
    if (currentToken() === null && returnPath() === null) stopWriting()
  })
}

/**
 * Returns the engine of the viewer. What is still drawn when a session ends goes on with that of the session.
 */
export function useWriting(): WritingEngine {
  const client = useQueryClient()
  const viewer = useViewer()
  const engine = viewer ? engineOf(client, viewer.id) : current
  if (!engine) throw new Error('nobody is signed in who could write')
  return engine
}
