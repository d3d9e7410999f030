/**
 * Tests docs/spec/clocks.md#the-time-of-the-server, docs/spec/clocks.md#a-clock-that-jumps,
 * docs/spec/posts.md#time, docs/spec/polls.md#end-of-a-poll: whatever a device thinks that the time is, its
 * pages say the same.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { setDeviceClock, shiftDeviceClock } from './device-clock.ts'
import { expectToStand, guide, VISITS, type Visit } from './every-screen.ts'
import { A, demoPerson, expect, isLive, posts, test } from './journey.ts'
import { tokenOf } from './token.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const WRONG_CLOCKS = [
  { name: 'three hours slow', shift: -3 * HOUR },
  { name: 'two days fast', shift: 2 * DAY },
  { name: 'at 1970, as without a battery', shift: -56 * 365 * DAY },
]

declare global {
  interface Window {
    /** Every text that a time on the page has had, in any frame. */
    timesSeen: Set<string>
  }
}

/** Opens a page of the same world on another device, on which a person or nobody is signed in. */
async function otherDevice(browser: Browser, page: Page, shift: number, token: string | null): Promise<Page> {
  const { origin } = new URL(page.url())
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  await context.addCookies(await page.context().cookies())
  await context.addInitScript(shiftDeviceClock, { shift, isNew: true })
  if (token !== null) await context.addInitScript((it) => localStorage.setItem('auth_token', it), token)
  return context.newPage()
}

const wordsOf = (page: Page) => page.locator('main').textContent()

for (const { name, shift } of shareOfToday(WRONG_CLOCKS, 3)) {
  // docs/spec/clocks.md#the-time-of-the-server
  test(`every screen says the same when the clock of the device is ${name}`, async ({ page, browser }) => {
    test.slow()
    await page.goto('/api/v1/instance')
    const token = await tokenOf(page.request, demoPerson('alice'))
    const alice = await guide(page)
    const open = (as: string | null) =>
      Promise.all([0, shift].map((off) => otherDevice(browser, page, off, as === null ? null : token)))
    const devices = { alice: await open('alice'), guest: await open(null) }
    const mine = WRONG_CLOCKS.findIndex((each) => each.shift === shift)
    // Each screen is opened by one of the clocks, and those whose times come first by all.
    const isFirst = ({ route, as }: Visit) =>
      ['home', 'post', 'profile-by-acct'].includes(route) && as !== null
    const share = shareOfToday(
      VISITS.filter((visit, at) => !isFirst(visit) && at % WRONG_CLOCKS.length === mine),
      3,
    )
    for (const visit of [...VISITS.filter(isFirst), ...share]) {
      const path = await visit.path(alice)
      const both = devices[visit.as === null ? 'guest' : 'alice']
      await Promise.all(
        both.map(async (device) => {
          await device.goto(path)
          await expectToStand(device, path)
        }),
      )
      const [right, wrong] = both
      if (!right || !wrong) throw new Error('a device is missing')
      // The minute may end between the two.
      await expect(async () => expect(await wordsOf(wrong), path).toBe(await wordsOf(right))).toPass({
        timeout: 20_000,
      })
    }
    await Promise.all([...devices.alice, ...devices.guest].map((device) => device.context().close()))
  })
}

const firstTime = (page: Page) => posts(page).first().getByRole('time').first()

// docs/spec/clocks.md#a-clock-that-jumps
// docs/spec/polls.md#end-of-a-poll
test('a new post is new and its poll ends in a day; what jumps meanwhile is right after the next answer', async ({
  page,
  openAs,
  world,
}) => {
  await page.addInitScript(shiftDeviceClock, { shift: 2 * DAY, isNew: true })
  await openAs(A, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('by what clock?')
  await page.getByRole('button', { name: 'Poll' }).click()
  await page.getByLabel('Option 1').fill('mine')
  await page.getByLabel('Option 2').fill('yours')
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).first()
  await expect(post).toContainText('by what clock?')
  await expect(firstTime(page)).toHaveText('now')
  await expect(post.getByText(/^ends in/)).toHaveText('ends in 1d')

  // Coming back to a page asks for these: the answer would put the clock right at once.
  await world.control({ hold: { path: '/api/v1/markers' } })
  await test.step('a clock that is set back changes nothing', async () => {
    await setDeviceClock(page, -5 * HOUR)
    await expect(firstTime(page)).toHaveText('now')
    await expect(post.getByText(/^ends in/)).toHaveText('ends in 1d')
  })
  await test.step('one that is set forward is put right by the next answer', async () => {
    await setDeviceClock(page, 3 * DAY)
    await post.getByRole('button', { name: /^Like/ }).click()
    await expect(firstTime(page)).toHaveText('now')
    await expect(post.getByText(/^ends in/)).toHaveText('ends in 1d')
  })
  await world.control({ release: true })
})

/** Runs in the page before anything else. Notes the text of every time in every frame, with its row. */
function watchTimes(): void {
  window.timesSeen = new Set()
  const look = () => {
    for (const row of document.querySelectorAll<HTMLElement>('main [data-row]')) {
      const time = row.querySelector('time')
      const isShown = time !== null && getComputedStyle(time).visibility === 'visible'
      if (isShown) window.timesSeen.add(`${row.dataset.row} ${time.textContent}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test.describe('before the first frame', { tag: '@worker' }, () => {
  test.use({ serviceWorkers: 'allow' })

  /** Checks that no row has shown another time than the one that it ends with. */
  async function expectOneTimeEach(page: Page): Promise<void> {
    await isLive(page)
    await expect(posts(page)).toHaveCount(20)
    const seen = await page.evaluate(() => [...window.timesSeen])
    expect(seen.length).toBeGreaterThan(3)
    const rows = seen.map((each) => each.split(' ')[0])
    expect(seen.filter((_, at) => rows.indexOf(rows[at]) !== at)).toEqual([])
  }

  async function openHome(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.addInitScript(watchTimes)
    await page.goto('/home')
    return page
  }

  // docs/spec/clocks.md#the-time-of-the-server
  test('Home shows right times: drawn first, and as the last visit has left it', async ({
    page,
    context,
  }) => {
    await context.addInitScript((off) => {
      const now = Date.now
      Date.now = () => now() + off
    }, -3 * HOUR)
    const token = await tokenOf(page.request, demoPerson('alice'))
    await page.goto('/api/v1/instance')
    await page.evaluate((it) => localStorage.setItem('auth_token', it), token)

    const first = await openHome(context)
    await expectOneTimeEach(first)
    await first.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.waitForFunction(() => localStorage.getItem('kith_stored') !== null)
    await first.close()

    const second = await openHome(context)
    await expectOneTimeEach(second)
  })
})
