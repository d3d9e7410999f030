/**
 * Leaves the browser when the server has another client by now. Without this a reader would see the old one
 * for ever, because a browser keeps a worker whose file has gone (docs/spec/offline.md#stepping-aside).
 */
import { forgetEverything } from './cached-files.ts'
import { isWhatItShouldBe } from './checked-file.ts'
import { scope } from './scope.ts'
import { tellPages } from './tell-pages.ts'

export const WORKER = '/worker.js'
/** Every worker of this client begins with these words. */
const OURS = 'const kithBuild='
/** How long an answer counts, in milliseconds. */
const CHECK_INTERVAL_MS = 600_000

let checkedAt = Number.NEGATIVE_INFINITY

/** Asks the server for this worker's file, at most every ten minutes, and steps aside when it has gone. */
export async function stepAsideIfReplaced(): Promise<void> {
  if (performance.now() - checkedAt < CHECK_INTERVAL_MS) return
  checkedAt = performance.now()
  if (!(await isReplaced())) return
  await scope.registration.unregister()
  await forgetEverything()
  await tellPages()
}

/**
 * Returns whether the server has said so in plain words. No answer, an error or a redirection says nothing.
 */
async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch(WORKER, { cache: 'no-cache', redirect: 'error' })
    if (answer.status === 404 || answer.status === 410) return true
    if (answer.status !== 200) return false
    return !isWhatItShouldBe(answer, 'text/javascript') || !(await answer.text()).startsWith(OURS)
  } catch {
    return false // there is no connection
  }
}
