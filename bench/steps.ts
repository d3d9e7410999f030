/**
 * Measures the ways from one page to the next, as somebody goes who reads: a thread and back, the
 * notifications, a profile, and the page loaded again. Each in a browser that has just been started, from the
 * press to the frame after the one that shows what was wanted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { slowProcessor } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { figure, median, printTable, ratio } from './table.ts'
import { openTrain } from './train.ts'

/** A way from one page to the next: a press, and the element by which one sees its answer. */
interface Step {
  name: string
  press: string
  shown: string
  /** The call whose answer the page cannot do without. */
  call?: string
}

const STEPS: readonly Step[] = [
  {
    name: 'Home → thread with its replies',
    press: 'article:has([data-icon="message"] + *) a[data-permalink], article a[data-permalink]',
    shown: 'ol[aria-busy="false"] article',
    call: '/thread',
  },
  { name: 'Back', press: 'back', shown: '[role="feed"] article' },
  {
    name: 'Home → notifications',
    press: 'nav a[href="/notifications"]',
    shown: 'main [role="listitem"][data-row]',
    call: '/notifications',
  },
  {
    name: 'notifications → profile',
    press: 'main [data-row] a[href^="/@"]',
    shown: 'main h1[class*="ProfileHeader"]',
    call: '/lookup',
  },
]

export async function run({ rounds }: { rounds: number }): Promise<void> {
  const server = await startServer('dist')
  const train = await openTrain(server.origin)
  const token = await signIn(server.origin)
  const times = new Map<string, { took: number; call: number }[]>()
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const isSlow of [false, true]) {
        const found = await goThrough(train.origin, token, isSlow, (slow) => train.slow(slow))
        // The first round is not counted: the server compresses each file once.
        if (round === 0) continue
        for (const [name, time] of found) {
          const key = `${name}${isSlow ? ', slow' : ''}`
          times.set(key, [...(times.get(key) ?? []), time])
        }
      }
    }
    const rows = [...times].map(([name, all]) => {
      const [took, call] = [median(all.map((one) => one.took)), median(all.map((one) => one.call))]
      return [name, figure(took), figure(call), ratio(took, call)]
    })
    printTable(['', 'shown', 'answer of the API', 'shown ÷ answer'], rows)
  } finally {
    train.stop()
    await server.stop()
  }
}

async function goThrough(origin: string, token: string, isSlow: boolean, slow: (isSlow: boolean) => void) {
  const profile = await mkdtemp(join(tmpdir(), 'kith-steps-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--ignore-certificate-errors'],
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  })
  try {
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('auth_token', value)
    }, token)
    const page = await context.newPage()
    await page.goto(`${origin}/home`)
    await page.getByRole('article').nth(10).waitFor()
    await page.waitForLoadState('networkidle')
    if (isSlow) await slowProcessor(await context.newCDPSession(page))
    slow(isSlow)
    const found: [string, { took: number; call: number }][] = []
    for (const step of STEPS) {
      found.push([step.name, await take(page, step)])
      await page.waitForLoadState('networkidle')
    }
    return found
  } finally {
    slow(false)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Takes a step; returns how long it took and how long the answer that it needs, in milliseconds. */
const take = (page: Page, { press, shown, call }: Step) =>
  page.evaluate(
    async ([press, shown, call]) => {
      performance.clearResourceTimings()
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const from = location.href
      const began = performance.now()
      if (press === 'back') history.back()
      else document.querySelector<HTMLElement>(press)?.click()
      while (location.href === from || !document.querySelector(shown)) await frame()
      await frame()
      const took = performance.now() - began
      while (
        call !== '' &&
        performance.getEntriesByType('resource').every(({ name }) => !name.includes(call))
      )
        await new Promise((resolve) => setTimeout(resolve, 20))
      const answer = performance.getEntriesByType('resource').find(({ name }) => call && name.includes(call))
      return { took, call: answer?.duration ?? Number.NaN }
    },
    [press, shown, call ?? ''] as const,
  )
