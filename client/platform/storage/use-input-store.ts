/** A store that somebody types into. */
import { useLayoutEffect, useState } from 'react'
import type { Store } from './store.ts'

/**
 * Does what `useStore` does, for a value that a text box shows and changes. It listens before the first key
 * can be pressed:
 * `useSyncExternalStore` begins after the first paint, and until then the box loses what is typed.
 */
export function useInputStore<Value>(store: Store<Value>): Value
export function useInputStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useInputStore<Value, Part>(
  store: Store<Value>,
  select?: (value: Value) => Part,
): Value | Part {
  const [value, setValue] = useState(store.current)
  useLayoutEffect(() => {
    const update = () => setValue(store.current)
    const stop = store.subscribe(update)
    update()
    return stop
  }, [store])
  return select ? select(value) : value
}
