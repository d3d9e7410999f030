/**
 * Finds a Chromium on this machine: `CHROMIUM`, then the system's; nothing means Playwright's own. The one
 * without windows comes first: it is what Playwright runs too, and a journey costs two thirds of what it
 * costs in the one that draws its own frame.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const WITHOUT_WINDOWS = ['chromium-headless-shell']
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Returns the path of a Chromium. Only the one with windows reads the preferences of a profile. */
export function findChromium({ withWindows = false } = {}) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const names = withWindows ? WITH_WINDOWS : [...WITHOUT_WINDOWS, ...WITH_WINDOWS]
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
