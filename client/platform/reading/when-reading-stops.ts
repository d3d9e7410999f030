/** How long the page must stand still, in milliseconds: who only passes reads nothing. */
const STANDSTILL_MS = 3_000

/**
 * Calls `onStop` whenever a page that somebody can see has stood still for a while. Returns the function that
 * ends it.
 */
export function whenReadingStops(onStop: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(onStop, STANDSTILL_MS)
  }
  document.addEventListener('scrollend', wait, { signal })
  document.addEventListener('scroll', () => clearTimeout(timer), { signal, passive: true })
  document.addEventListener('visibilitychange', wait, { signal })
  wait()
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
