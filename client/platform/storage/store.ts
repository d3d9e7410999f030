/**
 * A value that parts of the page share and follow. One small store for all that is no answer of the server.
 */
import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  /** Returns the value as it is now. */
  current: () => Value
  /** Replaces the value and notifies all listeners, unless it is the same value. */
  set: (next: Value) => void
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Returns a new store. `connect` runs while anybody listens, for changes that come from outside; it returns
 * what ends it.
 */
export function createStore<Value>(initial: Value, connect?: () => () => void): Store<Value> {
  let value = initial
  let disconnect: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const notify of listeners) notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.()
      }
    },
  }
}

/** Returns what a component needs of a store, and draws the component again when that changes. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value, Part>(store: Store<Value>, select?: (value: Value) => Part): Value | Part {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.current()) : store.current()))
}
