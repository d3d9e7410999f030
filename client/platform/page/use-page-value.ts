import { useRef, useState } from 'react'

/**
 * Returns a value and a function that changes it, stored in this page's entry of the history: a reload and
 * Back find it again, a link to the page begins anew. `read` checks what was stored; it gets undefined where
 * nothing was.
 */
export function usePageValue<Value>(
  name: string,
  read: (former: unknown) => Value,
): [Value, (change: (current: Value) => Value) => void] {
  const [value, setValue] = useState(() => read(state().get(name)))
  // A change that an answer brings begins with what was typed while the answer was on its way.
  const latest = useRef(value)
  function update(change: (current: Value) => Value) {
    latest.current = change(latest.current)
    history.replaceState(Object.fromEntries(state().set(name, latest.current)), '')
    setValue(latest.current)
  }
  return [value, update]
}

const state = () => new Map<string, unknown>(Object.entries(history.state ?? {}))
