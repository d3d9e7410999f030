/** Shows shares of the texts on pages of their own, within a limit each, and narrows down what is wrong. */
import type { Tab } from '../engines/tab.ts'
import type { Share } from './page.ts'

/** Milliseconds that a page may take to be ready, and for a text. */
const READY = 60_000
const FOR_A_TEXT = 1_500

/** Milliseconds between two looks at a page that is busy. */
const PAUSE = 250

export interface Exhibition {
  tab: Tab
  origin: string
  /** Returns what others have heard since it was asked for the last time. */
  heard: () => string[]
}

/** Returns what is wrong with a share. A page that takes too long is wrong too. */
export async function judge({ tab, origin, heard }: Exhibition, share: Share): Promise<string[]> {
  await tab.goTo(`${origin}/`)
  await until(() => tab.evaluate(() => window.beginShare !== undefined), READY)
  await tab.evaluate((asked) => window.beginShare?.(asked), share)
  const limit = READY + (share.to - share.from) * FOR_A_TEXT
  const isJudged = await until(() => tab.evaluate(() => Array.isArray(window.found)), limit)
  if (isJudged) return [...(await tab.evaluate(() => window.found ?? [])), ...heard()]
  const shown = await tab.evaluate(() => window.shownTexts ?? 0)
  return [`not judged within ${limit} ms: ${shown} of ${share.to - share.from} texts were shown`, ...heard()]
}

/**
 * Returns what is wrong with the smallest share that is wrong by itself, and how that share is called; an
 * empty list if all is well.
 */
export async function narrowDown(at: Exhibition, share: Share, found: string[]): Promise<string[]> {
  const { from, to } = share
  if (found.length === 0) return []
  if (to - from > 1) {
    const middle = (from + to) >> 1
    for (const half of [
      { ...share, to: middle },
      { ...share, from: middle },
    ]) {
      const again = await judge(at, half)
      if (again.length > 0) return narrowDown(at, half, again)
    }
  }
  return [`${share.kind} ${from} to ${to} of the seed ${share.seed}:`, ...found]
}

/** Asks until something is true; returns whether it became so in time. */
async function until(isTrue: () => Promise<boolean>, limit: number): Promise<boolean> {
  const end = Date.now() + limit
  while (Date.now() < end) {
    if (await isTrue()) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return false
}
