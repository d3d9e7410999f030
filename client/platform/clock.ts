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
