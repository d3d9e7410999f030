/** How long to wait at most for a busy browser, in milliseconds. */
const IDLE_TIMEOUT_MS = 2_000
/** How long to wait in Safari, which does not say when it is idle, in milliseconds. */
const WITHOUT_IDLE_MS = 200

/** How long one turn waits at most, in milliseconds. */
const TURN_TIMEOUT_MS = 250

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = (latest = IDLE_TIMEOUT_MS) =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latest })
    else setTimeout(resolve, WITHOUT_IDLE_MS)
  })

let lastTurn = Promise.resolve()

/**
 * Resolves when the browser is idle, for one caller after another: what each does then is a task of its own.
 */
export function inTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => whenIdle(TURN_TIMEOUT_MS))
  return lastTurn
}
