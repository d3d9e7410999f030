/** Stores that somebody types into. */
import { useLayoutEffect, useState } from 'react'

/**
 * What a store holds that somebody types into; both functions stay as first given. It listens before the first key can be
 * pressed: `useSyncExternalStore` begins at the next idle moment only, and until then a box shows again what it had.
 */
export function useAtOnce<Value>(subscribe: (tell: () => void) => () => void, read: () => Value): Value {
  const [store] = useState(() => ({ subscribe, read }))
  const [value, setValue] = useState(store.read)
  useLayoutEffect(() => {
    const tell = () => setValue(store.read)
    const stop = store.subscribe(tell)
    tell()
    return stop
  }, [store])
  return value
}
