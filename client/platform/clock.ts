/** One tick every 5 seconds, shared by all timestamps on the page (spec A §4). It rests while nobody looks. */
import { useSyncExternalStore } from 'react'

const TICK = 5_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  if (document.hidden) return
  now = Date.now()
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, TICK)
    document.addEventListener('visibilitychange', tick)
  }
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** `read(now)` for a time in milliseconds that moves with the tick; re-renders only when its answer changes. */
export function useTimed<Answer extends string | number | boolean>(read: (now: number) => Answer): Answer {
  return useSyncExternalStore(subscribe, () => read(now))
}

/** Whole seconds until a time in milliseconds, counted down. */
export const useSecondsUntil = (time: number) =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((time - Date.now()) / 1000)))

function everySecond(tell: () => void): () => void {
  const counting = setInterval(tell, 250) // late by at most a quarter
  return () => clearInterval(counting)
}
