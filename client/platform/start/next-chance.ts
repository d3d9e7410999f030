/** The first and the longest wait between two tries, in milliseconds. */
const SHORTEST = 2_000
const LONGEST = 60_000

/**
 * Resolves when something that has failed so often is worth another try: the connection is back, or a growing
 * pause is over.
 */
export const nextChance = (tries: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, Math.min(LONGEST, SHORTEST * 2 ** tries))
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })
