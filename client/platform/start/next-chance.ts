/** The first and the longest wait between two tries, in milliseconds. */
const RETRY_MIN_WAIT_MS = 2_000
const RETRY_MAX_WAIT_MS = 60_000

/**
 * Resolves when something that has failed so often is worth another try: the connection is back, or a growing
 * pause is over.
 */
export const nextChance = (tries: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, Math.min(RETRY_MAX_WAIT_MS, RETRY_MIN_WAIT_MS * 2 ** tries))
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })
