/** Watches the frames, long tasks and layout shifts of a page. */
import type { Page } from '@playwright/test'

export interface Frames {
  /** The share of frames that came late or not at all, in per cent. */
  dropped: number
  longest: number
  /** Tasks above 50 ms. */
  longTasks: number
  longestTask: number
  /** Layout shifts, those after an input included, because a wheel is one. */
  shift: number
}

declare global {
  interface Window {
    framesSeen: { times: number[]; tasks: number[]; shift: number }
    stopFrames: () => void
  }
}

/** Begins to watch; returns the function that tells what was seen. */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(watch)
  return async () => {
    const { times, tasks, shift } = await page.evaluate(() => window.framesSeen)
    await page.evaluate(() => window.stopFrames())
    return { ...lateFrames(times), longTasks: tasks.length, longestTask: Math.max(0, ...tasks), shift }
  }
}

/** Sixty frames a second. */
const FRAME = 1_000 / 60

function lateFrames(times: number[]): { dropped: number; longest: number } {
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const due = pauses.reduce((sum, pause) => sum + Math.max(1, Math.round(pause / FRAME)), 0)
  return { dropped: (100 * (due - pauses.length)) / due, longest: Math.max(0, ...pauses) }
}

/** Runs in the page. */
function watch() {
  const seen: Window['framesSeen'] = { times: [], tasks: [], shift: 0 }
  window.framesSeen = seen
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  })
  tasks.observe({ type: 'longtask' })
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value
  })
  shifts.observe({ type: 'layout-shift' })
  const look = (time: number) => {
    seen.times.push(time)
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  window.stopFrames = () => {
    tasks.disconnect()
    shifts.disconnect()
    cancelAnimationFrame(frame)
    // These times must not be measured as a part of the page.
    seen.times = []
  }
}
