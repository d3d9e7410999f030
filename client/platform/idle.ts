/** How long to wait at most for a busy browser, in milliseconds. */
const LATEST = 2_000
/** How long to wait in Safari, which does not say when it is idle, in milliseconds. */
const BREATH = 200

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST })
    else setTimeout(resolve, BREATH)
  })
