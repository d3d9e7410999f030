/**
 * Tests docs/spec/timelines.md#home, docs/spec/timelines.md#empty-home, docs/spec/navigation.md#home-button,
 * docs/spec/navigation.md#header, docs/spec/navigation.md#coming-back,
 * docs/spec/access.md#writing-needs-a-permission.
 */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { allAnswered, demoPerson, expect, heading, posts, scrollToEnd, test } from './journey.ts'

// docs/spec/navigation.md#page-title
// docs/spec/timelines.md#home
test('the home timeline and three more pages can be read @older @daily', async ({ page, openAs, world }) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page).toHaveTitle('(9) Home | Kith demo')
  for (const count of [20, 40, 60, 80]) {
    // Those far above are not drawn any more; the last one tells how many there are.
    const lastPosition = async () => Number(await posts(page).last().getAttribute('aria-posinset'))
    await expect.poll(lastPosition).toBeGreaterThanOrEqual(count)
    await scrollToEnd(page)
  }
  const ids = (await world.requests()).filter(({ path }) => path.startsWith('/api/v1/timelines/home'))
  expect(new Set(ids.map(({ path }) => path)).size).toBe(ids.length)
})

test('at least four ordinary posts fit a laptop, three a phone @daily', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAs(demoPerson('alice'), '/home')
  await expect.poll(() => posts(page).count()).toBeGreaterThanOrEqual(20)
  const whole = async (height: number) => {
    const boxes = await Promise.all((await posts(page).all()).map((post) => post.boundingBox()))
    const textOnly = boxes.filter((box) => box && box.height < 260).map((box) => box?.height ?? 0)
    const top = (await posts(page).first().boundingBox())?.y ?? 0
    const ordinary = textOnly.sort((a, b) => a - b)[Math.floor(textOnly.length / 2)] ?? 0
    return (height - top) / ordinary
  }
  expect(await whole(900)).toBeGreaterThanOrEqual(4)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await whole(844 - 56)).toBeGreaterThanOrEqual(3)
})

// docs/spec/timelines.md#empty-home
test('an empty home welcomes newcomers and suggests what to do @older @daily', async ({ page, openAs }) => {
  await page.request.post('/api/v1/accounts', {
    data: { authentication_method: 'password', username: 'newcomer', password: 'secret' },
  })
  await openAs({ username: 'newcomer', password: 'secret' }, '/home')
  await expect(page.getByRole('link', { name: 'Welcome to Kith demo' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse profiles' }).click()
  await expect(page).toHaveURL('/profile-directory')
})

// docs/spec/access.md#writing-needs-a-permission
// docs/spec/timelines.md#home
test('someone without permission to post is told so and sees no composer', async ({ page, openAs }) => {
  await openAs(demoPerson('dave'), '/home')
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(page.getByText(/Read-only mode/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toHaveCount(0)
})

// docs/spec/navigation.md#home-button
// docs/spec/navigation.md#header
test('the Home button reloads the feed and the notifications when already there', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /unread notification/ }).first()).toBeVisible()
  await world.requests()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect
    .poll(async () => (await world.requests()).map(({ path }) => path.split('?')[0]))
    .toEqual(expect.arrayContaining(['/api/v1/timelines/home', '/api/v1/notifications']))
})

/** Returns the first row that begins in the window: its name, and where. */
async function firstRow(page: Page) {
  const rows = await posts(page).evaluateAll((each) =>
    each.map((row) => ({ name: row.getAttribute('data-row'), top: row.getBoundingClientRect().top })),
  )
  const row = rows.find(({ top }) => top >= 0)
  if (!row) throw new Error('no row begins in the window')
  return row
}

/** Waits until a row stands where it stood. */
const standsAgain = (page: Page, { name, top }: Awaited<ReturnType<typeof firstRow>>) =>
  expect
    .poll(async () => {
      const box = await page.locator(`main [data-row="${name}"]`).boundingBox()
      return Math.abs((box?.y ?? Number.NaN) - top)
    })
    .toBeLessThan(1)

/** Waits for the pictures in the window and above it: they tell their sizes. */
const arePicturesThere = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(
          (picture) => picture.complete || picture.getBoundingClientRect().top > innerHeight,
        ),
      ),
    )
    .toBe(true)

const openAbout = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'About' }).click()

test('going back keeps the place in the feed @daily', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await page.evaluate(() => window.scrollTo(0, 900))
  await allAnswered(page) // pictures still tell their sizes
  const row = await firstRow(page)
  await openAbout(page)
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await standsAgain(page, row)
})

// docs/spec/navigation.md#coming-back
test('going back keeps a place that was left before all parts of the page had come', async ({
  page,
  openAs,
  world,
}) => {
  const late = readdirSync('dist/assets').find((file) => /^late-.*\.js$/.test(file))
  expect(late).toBeDefined()
  await world.control({ hold: { path: `/assets/${late}` } })
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await arePicturesThere(page)
  const row = await firstRow(page)
  await openAbout(page)
  await world.control({ release: true })
  await expect(heading(page, 'Kith demo')).toBeVisible()
  await page.setViewportSize({ width: 500, height: 720 }) // the rows above have other heights, so an offset leads elsewhere
  await page.goBack()
  await standsAgain(page, row)
})
