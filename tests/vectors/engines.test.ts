/**
 * Shows thousands of hostile texts in every field, in the engine that `KITH_VECTORS` names, with the policy
 * and without (docs/spec/posts.md#content, docs/spec/instance.md#security-policy).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEED } from '#tests/harness/seeded.ts'
import { startChromium, startFirefox } from '../engines/puppeteer.ts'
import type { EngineBrowser, Tab } from '../engines/tab.ts'
import { startWebKit } from '../engines/webdriver.ts'
import type { Share } from './page.ts'
import { buildVectors, serveForeigner, serveVectors } from './vectors-site.ts'

const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }
const start = ENGINES[process.env.KITH_VECTORS as keyof typeof ENGINES]

const COUNT = Number(process.env.KITH_VECTOR_COUNT ?? 5_000)
/** The texts of one share. */
const PORTION = 250

describe.runIf(start !== undefined)(
  `hostile texts in ${process.env.KITH_VECTORS}`,
  { timeout: 1_800_000 },
  () => {
    let browser: EngineBrowser

    beforeAll(async () => {
      await buildVectors()
      browser = await start()
    }, 120_000)
    afterAll(() => browser?.close())

    // docs/spec/posts.md#content
    test.each([
      ['without a policy', false],
      ['with the policy', true],
    ])('%s nothing runs, and nobody is asked', async (_, hasPolicy) => {
      const [site, foreigner] = await Promise.all([serveVectors(hasPolicy), serveForeigner()])
      const cookie = { name: 'x', value: 'x', host: '127.0.0.1' }
      const tab = await browser.openTab({ cookie, complain: () => undefined })
      const found: string[] = []
      try {
        for (let at = 0; at < COUNT; at += PORTION) {
          const share = { seed: SEED * 1_000 + at, count: PORTION, host: foreigner.host }
          found.push(...(await judge(tab, site.origin, { ...share, kind: 'made' })))
        }
        found.push(
          ...(await judge(tab, site.origin, { seed: 0, count: 0, host: foreigner.host, kind: 'classics' })),
        )
        expect([found, foreigner.asked]).toEqual([[], []])
        // An address at a server is that server's affair: its pictures may be asked for, and nothing else.
        const addresses = { seed: SEED, count: PORTION, host: foreigner.host, kind: 'addresses' } as const
        expect(await judge(tab, site.origin, addresses)).toEqual([])
      } finally {
        await tab.close()
        site.stop()
        foreigner.stop()
      }
    })
  },
)

/** Shows one share on a page of its own. */
async function judge(tab: Tab, origin: string, share: Share): Promise<string[]> {
  await tab.goTo(`${origin}/`)
  await until(() => tab.evaluate(() => window.beginShare !== undefined))
  await tab.evaluate((asked) => window.beginShare?.(asked), share)
  await until(() => tab.evaluate(() => Array.isArray(window.found)))
  return tab.evaluate(() => window.found ?? [])
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 100))
}
