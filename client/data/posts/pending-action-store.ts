/**
 * The pending actions that wait for a connection. They are in local storage and survive a reload
 * (docs/spec/post-actions.md#a-toggle-waits-for-the-connection).
 */
import {
  array,
  boolean,
  fallback,
  literal,
  nullable,
  object,
  optional,
  parse,
  picklist,
  string,
  union,
} from 'valibot'
import { type PendingAction, pendingKey, withPendingAction } from '#domain/post/pending-action.ts'
import { readJson } from '#platform/read-json.ts'
import { KEYS, onStoredElsewhere, readStored, writeStored } from '#platform/storage.ts'
import { createStore } from '#platform/store.ts'

const Stored = fallback(
  array(
    union([
      object({
        kind: picklist(['like', 'repost', 'bookmark', 'pin']),
        postId: string(),
        on: boolean(),
        visibility: optional(picklist(['public', 'private'])),
        viewerId: optional(string()),
      }),
      object({
        kind: literal('reaction'),
        postId: string(),
        on: boolean(),
        emoji: object({ name: string(), url: nullable(string()) }),
      }),
    ]),
  ),
  [],
)

/** The stored text. The actions themselves are always read from storage, because other tabs write there too. */
const text = createStore(readStored(KEYS.pendingActions), () =>
  onStoredElsewhere(KEYS.pendingActions, reread),
)

function reread(): void {
  text.set(readStored(KEYS.pendingActions))
}

/** Returns the actions that wait, the oldest first. */
export const pendingActions = (): readonly PendingAction[] =>
  parse(Stored, readJson(readStored(KEYS.pendingActions) ?? ''))

function write(actions: readonly PendingAction[]): boolean {
  const isStored = writeStored(KEYS.pendingActions, actions.length > 0 ? JSON.stringify(actions) : null)
  reread()
  return isStored
}

export const isPending = (action: PendingAction) =>
  pendingActions().some((one) => pendingKey(one) === pendingKey(action))

/** Stores an action in place of an earlier one with the same key. Returns false where the browser stores nothing. */
export const addPendingAction = (action: PendingAction) => write(withPendingAction(pendingActions(), action))

export function removePendingAction(action: PendingAction): void {
  if (isPending(action)) write(pendingActions().filter((one) => pendingKey(one) !== pendingKey(action)))
}

/** Calls `listener` after every change, in this tab or another one. Returns the function that stops it. */
export const subscribePendingActions = text.subscribe
