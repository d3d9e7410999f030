/** Follows whether the browser believes that there is a connection. */
import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Returns whether the browser believes that there is a connection. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
