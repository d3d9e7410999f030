/** Whether a new post is being written; asked for anywhere, written at home. */
import { useSyncExternalStore } from 'react'

let isWriting = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  isWriting = value
  for (const tell of listeners) tell()
}

export const startWriting = () => set(true)
export const stopWriting = () => set(false)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsWriting = () => useSyncExternalStore(subscribe, () => isWriting)
