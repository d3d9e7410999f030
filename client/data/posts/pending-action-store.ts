/**
 * The pending actions that wait for a connection. They are in local storage and survive a reload
 * (docs/spec/post-actions.md#a-toggle-waits-for-the-connection).
 */
import { type PendingAction, pendingKey, withPendingAction } from '#domain/post/pending-action.ts'
import { KEYS, onStoredElsewhere, readStored } from '#platform/storage/storage.ts'
import { createStore } from '#platform/storage/store.ts'
import { STORED_PENDING_ACTIONS } from '../storage/stored-pending-actions.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/**
 * The stored text. The actions themselves are always read from storage, because other tabs write there too.
 */
const text = createStore(readStored(KEYS.pendingActions), () =>
  onStoredElsewhere(KEYS.pendingActions, reread),
)

function reread(): void {
  text.set(readStored(KEYS.pendingActions))
}

/** Returns the actions that wait, the oldest first. */
export const pendingActions = (): readonly PendingAction[] => readStoredValue(STORED_PENDING_ACTIONS)

function write(actions: readonly PendingAction[]): boolean {
  const isStored = writeStoredValue(STORED_PENDING_ACTIONS, actions)
  reread()
  return isStored
}

export const isPending = (action: PendingAction) =>
  pendingActions().some((one) => pendingKey(one) === pendingKey(action))

/**
 * Stores an action in place of an earlier one with the same key. Returns false where the browser stores
 * nothing.
 */
export const addPendingAction = (action: PendingAction) => write(withPendingAction(pendingActions(), action))

export function removePendingAction(action: PendingAction): void {
  if (isPending(action)) write(pendingActions().filter((one) => pendingKey(one) !== pendingKey(action)))
}

/** Calls `listener` after every change, in this tab or another one. Returns the function that stops it. */
export const subscribePendingActions = text.subscribe
