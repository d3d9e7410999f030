/**
 * Shows thousands of hostile texts in every field, in the engine that `KITH_VECTORS` names, with the policy
 * and without (docs/spec/posts.md#content, docs/spec/instance.md#security-policy).
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync, writeSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEED } from '#tests/harness/seeded.ts'
import { startChromium, startFirefox } from '../engines/puppeteer.ts'
import type { EngineBrowser } from '../engines/tab.ts'
import { startWebKit } from '../engines/webdriver.ts'
import { countFields } from './answers.ts'
import { CLASSICS } from './classics.ts'
import { BLANK, LINKS, TURNED } from './deceits.ts'
import type { Share } from './page.ts'
import { type Exhibition, judge, narrowDown } from './portions.ts'
import { UNSAFE, UNSAFE_DEEDS } from './unsafe.ts'
import { buildVectors, serveForeigner, serveVectors } from './vectors-site.ts'

const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }
const engine = process.env.KITH_VECTORS
const start = ENGINES[engine as keyof typeof ENGINES]

const COUNT = Number(process.env.KITH_VECTOR_COUNT ?? 5_000)
/** The texts of one page. */
const PORTION = 500

/** The file in which scripts/test.mjs finds the figures. */
const REPORTS = '.kith/reports'

/** Says at once how far the run is; what a passing test logs is not shown. */
const say = (line: string) => void writeSync(2, `${line}\n`)

describe.runIf(start !== undefined)(`hostile texts in ${engine}`, { timeout: 3_600_000 }, () => {
  let browser: EngineBrowser

  beforeAll(async () => {
    await buildVectors()
    browser = await start()
  }, 240_000)
  afterAll(() => browser?.close())

  // docs/reliability.md#hostile-strings
  test('what is shown without care is seen, laid out or not', async () => {
    const foreigner = await serveForeigner()
    const site = await serveVectors(false, foreigner.host)
    const cookie = { name: 'x', value: 'x', host: '127.0.0.1' }
    const tab = await browser.openTab({ cookie, complain: () => undefined })
    const at: Exhibition = { tab, origin: site.origin, heard: () => foreigner.asked.splice(0) }
    try {
      const share = { kind: 'unsafe', seed: SEED, from: 0, host: foreigner.host } as const
      const found = await judge(at, { ...share, to: 1_000 })
      const seen = [...UNSAFE.map(([, finding]) => finding), ...UNSAFE_DEEDS]
      expect(seen.filter((wanted) => !found.some((each) => wanted.test(each))).map(String)).toEqual([])
    } finally {
      await tab.close()
      site.stop()
      foreigner.stop()
    }
  })

  // docs/spec/posts.md#content
  test.each([
    ['without a policy', false],
    ['with the policy', true],
  ])('%s nothing runs, and nobody is asked', async (name, hasPolicy) => {
    const foreigner = await serveForeigner()
    const site = await serveVectors(hasPolicy, foreigner.host)
    const cookie = { name: 'x', value: 'x', host: '127.0.0.1' }
    const tab = await browser.openTab({ cookie, complain: () => undefined })
    const began = performance.now()
    const heard = () => [...foreigner.asked.splice(0), ...site.reports.splice(0)]
    const at: Exhibition = { tab, origin: site.origin, heard }
    const found: string[] = []
    try {
      for (const share of shares(foreigner.host)) {
        const wrong = await judge(at, share)
        say(`${engine} ${name}: ${share.kind} ${share.from} to ${share.to}: ${wrong.length} findings`)
        found.push(...(await narrowDown(at, share, wrong)))
      }
      // An address at a server is that server's affair: its pictures may be asked for, and nothing else.
      const addresses = { kind: 'addresses', seed: SEED, from: 0, to: PORTION, host: foreigner.host } as const
      const wrong = await judge({ ...at, heard: () => [] }, addresses)
      found.push(...wrong.filter((each) => !/^(img|media)-src reported of/.test(each)))
      // A file that the server sends elsewhere for is asked for there only where no policy forbids it.
      foreigner.asked.splice(0)
      await judge({ ...at, heard: () => [] }, { ...addresses, kind: 'elsewhere', to: 1 })
      expect(foreigner.asked.length > 0).toBe(!hasPolicy)
    } finally {
      await tab.close().catch(() => undefined) // an engine that hangs is closed by its end
      site.stop()
      foreigner.stop()
    }
    note({ name, seconds: (performance.now() - began) / 1_000, found })
    expect(found).toEqual([])
  })
})

/** Returns what is shown in one go: the made texts in portions, the known attacks, and what deceives. */
function shares(host: string): Share[] {
  const made = Array.from({ length: Math.ceil(COUNT / PORTION) }, (_, at) => ({
    kind: 'made' as const,
    seed: SEED,
    from: at * PORTION,
    to: Math.min(COUNT, (at + 1) * PORTION),
    host,
  }))
  const listed = { classics: CLASSICS, turned: TURNED, blank: BLANK, links: LINKS } as const
  const all = Object.entries(listed).map(([kind, { length }]) => ({
    kind: kind as keyof typeof listed,
    seed: SEED,
    from: 0,
    to: length,
    host,
  }))
  return [...made, ...all]
}

const HEAD = `| engine | seed | texts | places of each | checks | seconds | findings |
|---|---|---|---|---|---|---|
`

/** Writes a row of the table that `npm run test:vectors` ends with. */
function note({ name, seconds, found }: { name: string; seconds: number; found: string[] }): void {
  const texts = COUNT + CLASSICS.length + TURNED.length + BLANK.length + LINKS.length
  const fields = countFields()
  mkdirSync(REPORTS, { recursive: true })
  const table = `${REPORTS}/vectors.txt`
  if (!existsSync(table)) writeFileSync(table, HEAD)
  appendFileSync(
    table,
    `| ${engine} ${name} | ${SEED} | ${texts} | ${fields} | ${texts * fields} | ${seconds.toFixed(0)} | ${found.length} |\n`,
  )
}
