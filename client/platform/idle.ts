/** Milliseconds after which it is time, however busy the browser is. */
const LATEST = 2_000
/** Safari does not tell when it is idle. */
const BREATH = 200

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST })
    else setTimeout(resolve, BREATH)
  })
