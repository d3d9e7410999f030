import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Returns whether somebody can see the page: its tab is in front. */
export const usePageVisible = () => useSyncExternalStore(subscribe, () => !document.hidden)
