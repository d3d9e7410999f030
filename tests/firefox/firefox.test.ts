/** Goes through each area of the product in Firefox: docs/spec/conventions.md#browsers. */
import type { Browser } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../scripts/foreign-server.mjs'
import { openReader, type Reader, startFirefox, type Visit } from './reader.ts'

/** As among the journeys, one that fails on a busy machine is tried once more. */
const PATIENCE = { timeout: 60_000, retry: process.env.CI ? 1 : 0 }

// docs/spec/conventions.md#browsers
describe.runIf(process.env.KITH_FIREFOX)('in Firefox', PATIENCE, () => {
  let browser: Browser
  let server: { origin: string; stop: () => void }
  let readers: Reader[] = []

  const visit = async (how: Omit<Visit, 'origin'>) => {
    const reader = await openReader(browser, { origin: server.origin, ...how })
    readers.push(reader)
    return reader
  }

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

  test('somebody signs in, and stays signed in when the page is loaded again', async () => {
    const { page, open, fill, press, see } = await visit({})
    await open('/')
    await fill('Username', 'alice')
    // A field for a password has no role.
    await page.locator('input[type=password]').fill('demo-password')
    await press('button', 'Sign in')
    await see('heading', 'Home')
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.reload()
    await page.locator('[role=feed] article').wait()
  })

  test('a thread is opened from Home, and going back finds the row where it stood', async () => {
    const { page, open } = await visit({ as: 'alice' })
    await open('/home')
    await page.locator('[role=feed] article').wait()
    await page.mouse.move(640, 450)
    for (let times = 0; times < 5; times += 1) await page.mouse.wheel({ deltaY: 600 })
    const href = await (await page.waitForFunction(linkInView)).jsonValue()
    const left = page.evaluate(topWhenClicked, href)
    await page.locator(`[role=feed] a[data-permalink][href="${href}"]`).click()
    const top = await left
    await page.locator('main article[aria-current]').wait()
    await page.goBack()
    await page.waitForFunction(isWhereItStood, {}, href, top)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
  })

  test('a post is written, published, and answered in its thread', async () => {
    const { page, open, press, fill, read } = await visit({ as: 'alice' })
    await open('/home')
    await press('button', 'What is on your mind?')
    await fill('Text of the post', 'Written in **Firefox**')
    await press('button', 'Publish')
    await read('[role=feed] article strong', 'Firefox')
    await page.locator('[role=feed] article a[data-permalink]').click()
    await page.locator('main article[aria-current]').wait()
    await press('button', 'Reply')
    await fill('Text of the post', 'And answered there')
    await press('button', 'Publish')
    await read('main ol article', 'And answered there')
    await page.reload()
    await read('main ol article', 'And answered there')
    await open('/home')
    await read('[role=feed] article strong', 'Firefox')
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

  test('notifications are read', async () => {
    const { page, open, see } = await visit({ as: 'alice' })
    await open('/notifications')
    await see('heading', 'Notifications')
    await page.locator('main [data-row]').wait()
  })

  test('a profile shows who it is and what they wrote', async () => {
    const { page, open, read } = await visit({ as: 'carol' })
    await open('/@bob')
    await read('main', 'I repair bicycles')
    await page.locator('main article').wait()
  })

  test('a search finds people and tags', async () => {
    const { page, open, read } = await visit({ as: 'alice' })
    await open('/home')
    await page.locator('input[role=combobox]').fill('@bob')
    await page.keyboard.press('Enter')
    await read('main [role=listitem], main li', 'I repair bicycles')
  })

  test('the theme is chosen in the settings and stays', async () => {
    const { page, open, press } = await visit({ as: 'alice' })
    await open('/settings')
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await press('radio', 'Dark')
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    await page.reload()
    await page.locator('h1').wait()
    expect(await theme()).toBe('dark')
  })

  test('a subscription is paid', async () => {
    const { open, press, read } = await visit({ as: 'bob', seed: 'money' })
    await open('/@alice/subscription')
    await press('button', 'Pay')
    await read('main', 'to this address:')
  })

  test('the pages of wallets and keys open', async () => {
    const { open, see } = await visit({ as: 'alice' })
    await open('/settings/identity-proof')
    await see('button', 'Generate message')
    const guest = await visit({})
    await guest.open('/ethereum')
  })
})

/** Runs in the page. Returns the address of the post in the middle of the window, far from where Home begins. */
function linkInView(): string | null {
  if (scrollY < 2_000) return null
  const links = [...document.querySelectorAll('[role=feed] a[data-permalink]')]
  const link = links.find((each) => each.getBoundingClientRect().top > innerHeight / 3)
  return link?.getAttribute('href') ?? null
}

/** Runs in the page. Resolves with where the link to a post stands when it is clicked: it may move until then. */
function topWhenClicked(href: string | null): Promise<number> {
  return new Promise((resolve) => {
    // The document listens: the page may take the place of its drawing before the click.
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest(`a[href="${href}"]`) : null
      resolve(link?.getBoundingClientRect().top ?? Number.NaN)
    }
    document.addEventListener('click', note, { once: true, capture: true })
  })
}

/** Runs in the page. Returns whether the link to a post is within a pixel of where it stood. */
function isWhereItStood(href: string | null, top: number): boolean {
  const link = document.querySelector(`[role=feed] a[data-permalink][href="${href}"]`)
  return link !== null && Math.abs(link.getBoundingClientRect().top - top) <= 1
}
