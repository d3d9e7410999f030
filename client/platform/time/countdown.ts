import { useSyncExternalStore } from 'react'
import { serverNow } from './server-time.ts'

/** Returns the whole seconds until a time at the server in milliseconds, and counts them down. */
export const useSecondsUntil = (time: number) =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((time - serverNow()) / 1000)))

function everySecond(onChange: () => void): () => void {
  const counting = setInterval(onChange, 250) // at most a quarter of a second late
  return () => clearInterval(counting)
}
