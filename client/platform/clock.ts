/**
 * One clock that all timestamps on the page share (docs/spec/posts.md#time). It ticks every 5 seconds, and stops while
 * the tab is hidden.
 */
import { createStore, useStore } from './store.ts'

const TICK = 5_000

const clock = createStore(Date.now(), () => {
  const tick = () => {
    if (!document.hidden) clock.set(Date.now())
  }
  tick()
  const timer = setInterval(tick, TICK)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})

/** Returns `read(now)` for the time in milliseconds. Draws the component again only when the answer changes. */
export const useTimed = <Answer extends string | number | boolean>(read: (now: number) => Answer): Answer =>
  useStore(clock, read)
