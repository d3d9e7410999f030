/** Measures how soon the first post of a profile is seen that is opened cold, compared with Home. */
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { openReader } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { median, printTable } from './table.ts'
import { type Visit, visit } from './visit.ts'

const PROFILES = { cold: false, 'slow, cold': true }
const PAGES = { home: '/home', profile: '/@alice', 'somebody else': '/@bob' }
const METRICS = ['first post', 'screen full', 'long tasks', 'kB received', 'requests'] as const

export async function run({ rounds }: { rounds: number }): Promise<void> {
  const server = await startServer('dist')
  const browser = await chromium.launch(chromiumOptions)
  try {
    const token = await signIn(server.origin)
    for (const [profile, isSlow] of Object.entries(PROFILES)) {
      const columns = Object.values(PAGES).map((): Visit[] => [])
      // The first round is not counted: the server compresses each file once.
      for (let round = 0; round <= rounds; round++) {
        for (const [column, path] of Object.values(PAGES).entries()) {
          const result = await open(browser, server.origin + path, token, isSlow)
          if (round > 0) columns[column]?.push(result)
        }
      }
      report(profile, columns)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function open(browser: Browser, address: string, token: string, isSlow: boolean): Promise<Visit> {
  const context = await openReader(browser, token)
  const result = await visit(context, address, { isSlow })
  await context.close()
  return result
}

function report(profile: string, columns: Visit[][]): void {
  console.log(`\n${profile}`)
  const rows = METRICS.map((metric) => {
    const values = columns.map((visits) => median(visits.map((result) => result[metric])))
    const [home = Number.NaN, ...others] = values
    return [
      metric,
      ...values.map((value) => value.toFixed(0)),
      ...others.map((other) => `${(other / home).toFixed(2)} ×`),
    ]
  })
  printTable(['', ...Object.keys(PAGES), 'own to home', 'other to home'], rows)
}
