/** Whether the browser believes in a connection. */
import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
