import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether somebody can see the page: its tab is in front. */
export const usePageVisible = () => useSyncExternalStore(subscribe, () => !document.hidden)
