/**
 * Tests docs/spec/conventions.md#what-an-open-page-costs: who goes to the same places again and again and
 * comes back each time keeps a page of the same size. Every day a few places are visited;
 * `KITH_NAVIGATIONS=500` goes to all of them, again and again.
 */
import type { Page } from '@playwright/test'
import { SEED } from '#tests/harness/seeded.ts'
import { isComplete } from './complete.ts'
import { expectToStand, follow, guide, nameOf, VIEWS } from './every-screen.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'
import { watchSize } from './page-size.ts'
import { pictureClient } from './picture-client.ts'
import { storedAmounts } from './stored-amounts.ts'

const NAVIGATIONS = Number(process.env.KITH_NAVIGATIONS ?? 24)
const IS_LONG = NAVIGATIONS > 100
/** How many screens and how many windows one round goes to on an ordinary day. */
const SCREENS_A_DAY = 2
const WINDOWS_A_DAY = 2
/** In the first rounds everything is loaded that is loaded once. */
const WARM_ROUNDS = IS_LONG ? 2 : 1

/**
 * By how much each size may grow with one way there or back, on average. An ordinary day has two rounds to
 * compare: a notice that is still there counts, the browser compiles, and the device stores for the first
 * time. Nodes that have left the page are among `nodes`.
 */
const MOST_GROWTH: Record<string, number> = {
  /** In MiB. */
  heap: IS_LONG ? 0.01 : 0.1,
  listeners: 0.5,
  timers: 0.5,
  nodes: 2,
  documents: 0,
  channels: 0,
  entries: IS_LONG ? 0 : 0.9,
  stores: IS_LONG ? 0 : 0.9,
  rows: IS_LONG ? 0 : 0.9,
  cachedFiles: 0,
  locks: 0,
}

/** A place to go to from Home, and to come back from. */
interface Place {
  name: string
  visit: (page: Page) => Promise<void>
}

const dialog = (page: Page) => page.getByRole('dialog')

async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0)
}

async function comeBack(page: Page): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
}

/** The windows and boxes that open over Home or in it. */
const WINDOWS: readonly Place[] = [
  {
    name: 'a thread from its card',
    async visit(page) {
      await posts(page)
        .nth(1)
        .getByRole('link')
        .filter({ has: page.getByRole('time') })
        .first()
        .click()
      await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
      await comeBack(page)
    },
  },
  {
    name: 'the composer',
    async visit(page) {
      await page.getByRole('button', { name: 'What is on your mind?' }).click()
      await page.getByLabel('Text of the post').fill('Not now')
      await page.getByLabel('Text of the post').fill('')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
    },
  },
  {
    name: 'the menu of a post',
    async visit(page) {
      await posts(page).nth(1).getByRole('button', { name: 'More actions' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await closeByKey(page)
    },
  },
  {
    name: 'the emoji',
    async visit(page) {
      await posts(page).nth(1).getByRole('button', { name: 'React with an emoji' }).click()
      await expect(dialog(page)).toBeVisible()
      await closeByKey(page)
    },
  },
  {
    name: 'a picture',
    async visit(page) {
      await page.getByRole('link', { name: 'a red square', exact: true }).first().click()
      await expect(dialog(page)).toBeVisible()
      await closeByKey(page)
    },
  },
  {
    name: 'the lenses of Home',
    async visit(page) {
      await page.getByRole('button', { name: /^What Home shows/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await closeByKey(page)
    },
  },
]

/** Returns some of a list, others each day. */
const ofToday = <One>(list: readonly One[], count: number): One[] =>
  Array.from({ length: count }, (_, at) => list[(SEED * count + at) % list.length]).flatMap(
    (one) => one ?? [],
  )

/** Returns the slope of the line through values that follow each other. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return rise / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}

/** Returns all screens of somebody who is signed in, each as a place. */
async function screensOf(page: Page): Promise<Place[]> {
  const alice = await guide(page)
  const places: Place[] = []
  // What others share makes a draft of it each time.
  for (const view of VIEWS.filter(({ as, route }) => as === 'alice' && !['home', 'share'].includes(route))) {
    const path = await view.path(alice)
    const visit = async () => {
      await follow(page, path)
      await expect(page).not.toHaveURL(/\/home$/)
      await expectToStand(page, nameOf(view))
      await comeBack(page)
    }
    places.push({ name: nameOf(view), visit })
  }
  return places
}

// docs/spec/conventions.md#what-an-open-page-costs
test('going to the same places again leaves nothing behind', async ({ page, openAs }) => {
  test.setTimeout(60_000 + NAVIGATIONS * 6_000)
  const sizeNow = await watchSize(page)
  const publish = await pictureClient(page, demoPerson('alice'))
  await publish('with a picture', [{ width: 40, height: 40, description: 'a red square' }])
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  const screens = await screensOf(page)
  const places = IS_LONG
    ? [...screens, ...WINDOWS]
    : [...ofToday(screens, SCREENS_A_DAY), ...ofToday(WINDOWS, WINDOWS_A_DAY)]
  console.info(places.map(({ name }) => name).join(', '))

  const sizes: Record<string, number>[] = []
  const rounds = Math.max(WARM_ROUNDS + 2, Math.round(NAVIGATIONS / (places.length * 2)))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, visit } of places) await test.step(name, () => visit(page))
    await allAnswered(page)
    sizes.push({ ...(await sizeNow()), ...(await storedAmounts(page)) })
    console.info(`${(round + 1) * places.length * 2} ways: ${JSON.stringify(sizes.at(-1))}`)
  }
  const settled = sizes.slice(WARM_ROUNDS)
  for (const [name, most] of Object.entries(MOST_GROWTH)) {
    const growth = slope(settled.map((size) => size[name] ?? Number.NaN)) / (places.length * 2)
    expect.soft(growth, `${name}, with each way`).toBeLessThanOrEqual(most)
  }
})
