/**
 * Sends the pending actions as soon as they can be sent, and shows them as done until then
 * (docs/spec/post-actions.md#a-toggle-waits-for-the-connection).
 */
import type { QueryClient } from '@tanstack/react-query'
import { type PendingAction, withPendingApplied } from '#domain/post/pending-action.ts'
import { nextTryAt } from '#domain/retry.ts'
import { withLock } from '#platform/storage/locks.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { runMutation } from '../connection/run-mutation.ts'
import { currentToken, subscribeToken } from '../connection/token.ts'
import { pendingActions, subscribePendingActions } from './pending-action-store.ts'
import { changePosts, mapPosts, POST_QUERIES } from './post-cache.ts'
import { toggleOptions } from './post-toggles.ts'
import { reactionOptions } from './reactions.ts'
import { pauseOfActions } from './send-action.ts'

export interface PendingActionEvents {
  /** Called when an action waits and none did before. */
  onWaiting: () => void
  /** Called when the server refuses an action that has waited. */
  onRefused: (error: unknown) => void
}

/** Starts to send the pending actions. Returns the function that stops it. */
export function runPendingActions(
  client: QueryClient,
  { onWaiting, onRefused }: PendingActionEvents,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let tries = 0
  let waiting = pendingActions().length

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    if (currentToken() === null || pendingActions().length === 0) return
    tries += 1
    await withLock(`kith-wishes ${accountHere()}`, async () => {
      for (const action of pendingActions()) {
        if (pauseOfActions() > 0) return
        await sendOne(client, action).catch(onRefused)
      }
    })
    if (isStopped || pendingActions().length === 0) return
    const pause = nextTryAt(tries, 0, pauseOfActions() / 1000, Math.random())
    timer = setTimeout(() => void sendAll(), pause)
  }

  function startOver(): void {
    tries = 0
    void sendAll()
  }

  function onChange(): void {
    const before = waiting
    waiting = pendingActions().length
    if (waiting === 0) clearTimeout(timer)
    if (before > 0 || waiting === 0) return
    onWaiting()
    tries = 0
    timer = setTimeout(() => void sendAll(), nextTryAt(1, 0, null, Math.random()))
  }

  showPendingActions(client)
  const stops = [subscribePendingActions(onChange), subscribeToken(startOver), showOnceLoaded(client)]
  window.addEventListener('online', startOver)
  startOver()
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', startOver)
    for (const stop of stops) stop()
  }
}

/** Uses the same mutation as a press, so that presses and pending actions follow one another. */
async function sendOne(client: QueryClient, action: PendingAction): Promise<void> {
  if (action.kind === 'reaction') {
    const { postId, emoji, on } = action
    await runMutation(client, reactionOptions(client, postId, emoji, on), undefined)
  } else {
    const { kind, postId, ...rest } = action
    await runMutation(client, toggleOptions(client, kind, postId), rest)
  }
}

const showPendingActions = (client: QueryClient) => {
  const actions = pendingActions()
  if (actions.length > 0) changePosts(client, (post) => withPendingApplied(post, actions))
}

/** Applies the pending actions to every answer that arrives meanwhile: the server does not know of them. */
function showOnceLoaded(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !POST_QUERIES.predicate?.(event.query))
      return
    const actions = pendingActions()
    if (actions.length === 0) return
    const { queryKey, state } = event.query
    const shown = mapPosts(state.data, (post) => withPendingApplied(post, actions))
    if (shown !== state.data) client.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt })
  })
}
