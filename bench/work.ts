/**
 * Counts what the main thread of a page does. The times are those that its thread ran, so that a busy machine
 * changes them little; the counts do not depend on the machine at all.
 */
import type { CDPSession } from '@playwright/test'

/** Names as Chromium reports them, each with the words and the factor of the report. */
const METRICS = {
  TaskDuration: ['main thread, ms', 1_000],
  ScriptDuration: ['script, ms', 1_000],
  RecalcStyleDuration: ['styles, ms', 1_000],
  LayoutDuration: ['layout, ms', 1_000],
  LayoutCount: ['layouts', 1],
  RecalcStyleCount: ['style changes', 1],
} as const

export type Work = { [Name in keyof typeof METRICS as (typeof METRICS)[Name][0]]: number }

export const WORK = Object.values(METRICS).map(([words]) => words)

/** Begins to count; returns the function that tells the work since then. */
export async function countWork(session: CDPSession): Promise<() => Promise<Work>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await read(session)
  return async () => {
    const after = await read(session)
    const work = WORK.map((words) => [words, after[words] - before[words]] as const)
    return Object.fromEntries(work) as Work
  }
}

async function read(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const work = Object.entries(METRICS).map(([name, [words, factor]]) => {
    const value = metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return [words, value * factor] as const
  })
  return Object.fromEntries(work) as Work
}

/** Returns the heap of a page without garbage, in MiB. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
