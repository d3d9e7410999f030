/**
 * Measures how soon a reader sees posts, in this client, in a bare React page and in a static page with the
 * same posts.
 */
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { CONTESTANTS, type Contestant, prepareContestants } from './contestants.ts'
import { openReader } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { median, printTable } from './table.ts'
import { type Visit, visit } from './visit.ts'

const PROFILES = {
  cold: { isSlow: false, isReturn: false },
  warm: { isSlow: false, isReturn: true },
  slow: { isSlow: true, isReturn: false },
  'slow, return': { isSlow: true, isReturn: true },
}
type Profile = keyof typeof PROFILES

const METRICS = [
  'first post',
  'screen full',
  '20 posts',
  'long tasks',
  'blocking time',
  'main thread',
  'answers before',
  'kB received',
  'requests',
  'JS heap',
] as const

/**
 * With `plain` the server compresses nothing and gives no advice on caching, as a real one without a proxy.
 */
export async function run({ rounds, plain = false }: { rounds: number; plain?: boolean }) {
  const server = await startServer(await prepareContestants(), ...(plain ? ['--plain'] : []))
  const browser = await chromium.launch(chromiumOptions)
  try {
    const token = await signIn(server.origin)
    const visits = new Map<string, Visit[]>()
    // The first round is not counted: the server compresses each file once.
    for (let round = 0; round <= rounds; round++) {
      for (const profile of keysOf(PROFILES)) {
        for (const contestant of rotate(keysOf(CONTESTANTS), round)) {
          const result = await measure(browser, server.origin, token, contestant, profile)
          const key = `${profile} ${contestant}`
          if (round > 0) visits.set(key, [...(visits.get(key) ?? []), result])
        }
      }
      console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`)
    }
    for (const profile of keysOf(PROFILES)) report(`${profile}${plain ? ', plain' : ''}`, profile, visits)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(
  browser: Browser,
  origin: string,
  token: string,
  contestant: Contestant,
  profile: Profile,
) {
  const { isSlow, isReturn } = PROFILES[profile]
  const context = await openReader(browser, token)
  const address = origin + CONTESTANTS[contestant]
  if (isReturn) await visit(context, address, { isComingBack: true })
  const result = await visit(context, address, { isSlow })
  await context.close()
  return result
}

function report(title: string, profile: Profile, visits: Map<string, Visit[]>): void {
  console.log(`\n${title}`)
  const rows = METRICS.map((metric) => {
    const value = (contestant: Contestant) =>
      median((visits.get(`${profile} ${contestant}`) ?? []).map((result) => result[metric]))
    const [kith, floor, still] = [value('kith'), value('floor'), value('static')]
    const times = (other: number) => (other > 0 ? `${(kith / other).toFixed(2)} ×` : '–')
    return [metric, kith.toFixed(0), floor.toFixed(0), still.toFixed(0), times(floor), times(still)]
  })
  printTable(['', 'kith', 'React floor', 'static page', 'to floor', 'to static'], rows)
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** Returns the items in another order, so that each round begins with another contestant. */
function rotate<Item>(items: Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
