/** Measures how much an open page holds, so that a journey can tell whether it grows. */
import type { CDPSession, Page } from '@playwright/test'
import { CACHE_TIME } from '#data/connection/query-client.ts'

declare global {
  interface Window {
    pendingTimers: Set<unknown>
    openChannels: Set<unknown>
  }
}

export interface PageSize {
  /** In MiB. */
  heap: number
  listeners: number
  /** Timers that are set and neither ran nor were cleared. */
  timers: number
  nodes: number
  /** Nodes that have left the page and that something still holds. */
  detached: number
  documents: number
  /** Channels to other tabs that are open. */
  channels: number
}

/** Begins to watch a page that is about to be opened; returns the function that measures it. */
export async function watchSize(page: Page): Promise<() => Promise<PageSize>> {
  await page.addInitScript(countTimers, CACHE_TIME)
  await page.addInitScript(countChannels)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return () => measure(page, session)
}

async function measure(page: Page, session: CDPSession): Promise<PageSize> {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  // The browser holds the nodes of which it has told, for as long as this is enabled.
  await session.send('DOM.enable')
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes')
  await session.send('DOM.disable')
  return {
    heap: Number((usedSize / 2 ** 20).toFixed(2)),
    listeners: jsEventListeners,
    timers: await page.evaluate(() => window.pendingTimers.size),
    nodes,
    detached: detachedNodes.length,
    documents,
    channels: await page.evaluate(() => window.openChannels.size),
  }
}

/**
 * Runs in the page before everything else. Counts the timers that are set and neither ran nor were cleared.
 * Those that let go of a cached answer after its `cacheTime` are left out: each belongs to an answer, and
 * goes with it.
 */
function countTimers(cacheTime: number): void {
  const pending = new Set<unknown>()
  window.pendingTimers = pending
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear, clearInterval: end } = window
  window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) => {
    const id: unknown = set(
      (...given: []) => {
        pending.delete(id)
        run(...given)
      },
      delay,
      ...rest,
    )
    if (delay !== cacheTime) pending.add(id)
    return id
  }) as typeof window.setTimeout
  window.setInterval = ((run: () => void, delay?: number, ...rest: unknown[]) => {
    const id: unknown = repeat(run, delay, ...rest)
    pending.add(id)
    return id
  }) as typeof window.setInterval
  window.clearTimeout = (id) => {
    pending.delete(id)
    clear(id)
  }
  window.clearInterval = (id) => {
    pending.delete(id)
    end(id)
  }
}

/** Runs in the page before everything else. Counts the channels that were opened and not closed. */
function countChannels(): void {
  const open = new Set<unknown>()
  window.openChannels = open
  const Channel = window.BroadcastChannel
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      open.add(this)
    }

    override close(): void {
      open.delete(this)
      super.close()
    }
  }
}
