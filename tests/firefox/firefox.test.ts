/**
 * Goes through areas of the product in Firefox, not yet signing in, threads and writing: docs/spec/conventions.md#browsers. `npm run test:firefox` runs all of it,
 * `npm test` the short form.
 */
import type { Browser } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../scripts/foreign-server.mjs'
import { openReader, type Reader, startFirefox, type Visit } from './reader.ts'

const HOW = process.env.KITH_FIREFOX

describe.runIf(HOW)('in Firefox', { timeout: 60_000 }, () => {
  let browser: Browser
  let server: { origin: string; stop: () => void }
  let readers: Reader[] = []

  const visit = async (how: Omit<Visit, 'origin'>) => {
    const reader = await openReader(browser, { origin: server.origin, ...how })
    readers.push(reader)
    return reader
  }
  const inLongForm = test.runIf(HOW === 'long')

  beforeAll(async () => {
    server = await startServer('--separate-worlds')
    browser = await startFirefox()
  }, 60_000)
  afterEach(async () => {
    const complaints = readers.flatMap((reader) => reader.complaints)
    await Promise.all(readers.map(({ close }) => close()))
    readers = []
    expect(complaints).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    server.stop()
  })

  test('Persian turns the page around', async () => {
    const { page, open } = await visit({ as: 'alice', locale: 'fa' })
    await open('/home')
    await page.locator('[role=feed] article').wait()
    expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
      'rtl',
      'fa',
    ])
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  })

  inLongForm('notifications are read', async () => {
    const { page, open, see } = await visit({ as: 'alice' })
    await open('/notifications')
    await see('heading', 'Notifications')
    await page.locator('main [data-row]').wait()
  })

  inLongForm('a profile shows who it is and what they wrote', async () => {
    const { page, open, read } = await visit({ as: 'carol' })
    await open('/@bob')
    await read('main', 'I repair bicycles')
    await page.locator('main article').wait()
  })

  inLongForm('a search finds people and tags', async () => {
    const { page, open, read } = await visit({ as: 'alice' })
    await open('/home')
    await page.locator('input[role=combobox]').fill('@bob')
    await page.keyboard.press('Enter')
    await read('main [role=listitem], main li', 'I repair bicycles')
  })

  inLongForm('the theme is chosen in the settings and stays', async () => {
    const { page, open } = await visit({ as: 'alice' })
    await open('/settings')
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await page.locator('::-p-aria(Dark[role="radio"])').click()
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    await page.reload()
    await page.locator('h1').wait()
    expect(await theme()).toBe('dark')
  })

  inLongForm('a subscription is paid', async () => {
    const { open, press, read } = await visit({ as: 'bob', seed: 'money' })
    await open('/@alice/subscription')
    await press('button', 'Pay')
    await read('main', 'to this address:')
  })

  inLongForm('the pages of wallets and keys open', async () => {
    const { open, see } = await visit({ as: 'alice' })
    await open('/settings/identity-proof')
    await see('button', 'Generate message')
    const guest = await visit({})
    await guest.open('/ethereum')
  })
})
