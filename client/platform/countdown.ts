import { useSyncExternalStore } from 'react'

/** Whole seconds until a time in milliseconds, counted down. */
export const useSecondsUntil = (time: number) =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((time - Date.now()) / 1000)))

function everySecond(onChange: () => void): () => void {
  const counting = setInterval(onChange, 250) // late by at most a quarter
  return () => clearInterval(counting)
}
