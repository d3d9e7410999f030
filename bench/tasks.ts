/**
 * Watches the tasks of a page in the main thread's own time: what other programs on the machine take is not
 * counted.
 */
import type { Page } from '@playwright/test'

/** Begins to watch; returns the function that tells how long each task ran, in milliseconds. */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  return async () => tasksOf(JSON.parse((await browser.stopTracing()).toString()))
}

/** The parts of a trace that are read here; `tdur` is in microseconds. */
interface Trace {
  traceEvents: { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[]
}

function tasksOf({ traceEvents }: Trace): number[] {
  const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`
  const isMain = ({ name, args }: Trace['traceEvents'][number]) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const main = new Set(traceEvents.filter(isMain).map(thread))
  return traceEvents
    .filter((event) => event.name === 'RunTask' && main.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1_000)
}
