/** Tests docs/spec/navigation.md#posts-before-the-page. */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { allAnswered, demoPerson, expect, keep, posts, test, type World } from './journey.ts'
import { followShifts, shifts } from './shifts.ts'
import { tokenOf } from './token.ts'

/** Returns where the file with React DOM is found, which these journeys hold back; without it the application does not start. */
function pathOfReactDom(): string {
  const file = readdirSync('dist/assets').find((name) => /^react-dom-.*\.js$/.test(name))
  expect(file).toBeDefined()
  return `/assets/${file}`
}

/** Runs in the page before anything else. Twenty milliseconds seem to pass whenever the page looks at its clock. */
function makeAllSeemSlow(): void {
  const now = performance.now.bind(performance)
  let looks = 0
  performance.now = () => {
    looks += 1
    return now() + 20 * looks
  }
}

/** Opens Home, without its React DOM; the posts come all the same. */
async function openWithoutReactDom(page: Page, world: World, locale = 'en'): Promise<void> {
  await keep(page, { auth_token: await tokenOf(page.request, demoPerson('alice')), kith_locale: locale })
  await world.control({ hold: { path: pathOfReactDom() } })
  await page.goto('/home')
  await isDrawnFirst(page)
}

const isDrawnFirst = async (page: Page) => {
  await expect(page.locator('#snapshot article')).toHaveCount(20)
  await expect(page.locator('#root main')).toHaveCount(0)
}
const hasTakenOver = (page: Page) => expect(page.locator('#snapshot')).toHaveCount(0)

/** Returns of each row its id, its words, the controls in it and, if it is in the window, how far down it begins. */
const rowsOf = (page: Page, name: 'data-kept-row' | 'data-row') =>
  page.evaluate((name) => {
    const controls = (row: Element) =>
      [...row.querySelectorAll('a[href], button, input, summary')].map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('href') ?? one.textContent,
      )
    // The buttons that read out the descriptions of files load after the posts, and a minute may pass meanwhile.
    const withoutLateParts = (row: Element) => {
      const copy = document.importNode(row, true)
      for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime
      for (const late of copy.querySelectorAll('button[aria-label^="ALT: "]')) late.remove()
      return copy
    }
    return [...document.querySelectorAll<HTMLElement>(`[${name}]`)].map((row) => {
      const { top } = row.getBoundingClientRect()
      const place = top < innerHeight ? Math.round(top) : null // a picture may still change its row below the window
      const whole = withoutLateParts(row)
      return { id: row.getAttribute(name), words: whole.textContent, controls: controls(whole), place }
    })
  }, name)

// docs/spec/navigation.md#posts-before-the-page
for (const { locale, width, height, seed, isSlow = false } of [
  { locale: 'en', width: 1280, height: 900, seed: 'demo' },
  { locale: 'en', width: 1280, height: 900, seed: 'demo', isSlow: true },
  { locale: 'fa', width: 390, height: 844, seed: 'demo' },
  { locale: 'de', width: 800, height: 700, seed: 'crowded' },
])
  test(`Home is drawn before React DOM has come, ${locale}, ${width} wide, ${isSlow ? 'on a slow device' : seed}, and gives way without a shift`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await world.control({ seed })
    await followShifts(page)
    if (isSlow) await page.addInitScript(makeAllSeemSlow)
    await openWithoutReactDom(page, world, locale)
    const before = await rowsOf(page, 'data-kept-row')
    await world.control({ release: true })
    await hasTakenOver(page)
    await expect(page.locator('[data-undrawn]')).toHaveCount(0)
    expect(await rowsOf(page, 'data-row')).toEqual(before)
    expect(await shifts(page)).toEqual([])
  })

// docs/spec/navigation.md#posts-before-the-page
test('what is pressed on the drawing happens once, when the page has come', async ({ page, world }) => {
  await openWithoutReactDom(page, world)
  const like = posts(page).first().getByRole('button', { name: /^Like/ })
  const isLiked = await like.getAttribute('aria-pressed')
  // Nothing seems to happen, so it is pressed again.
  await like.click()
  await like.press('Enter')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('parrot')
  await like.focus()
  await world.requests()
  await world.control({ release: true })
  await hasTakenOver(page)
  await expect(like).not.toHaveAttribute('aria-pressed', String(isLiked))
  await expect(like).toBeFocused()
  await allAnswered(page)
  const sent = (await world.requests()).filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringMatching(isLiked === 'true' ? /\/unfavourite$/ : /\/favourite$/),
  ])
  await expect(field).toHaveValue('parrot')
})

// docs/spec/offline.md#the-page-takes-over
test('somebody scrolls the drawing, and the page stands there', async ({ page, world }) => {
  await openWithoutReactDom(page, world)
  const far = page.locator('#snapshot [data-far]').last()
  await expect(far).toHaveCSS('content-visibility', 'hidden')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 1_200)
  await expect(far).toHaveCSS('content-visibility', 'auto')
  const topOf = async (name: 'data-kept-row' | 'data-row') =>
    (await rowsOf(page, name)).filter(({ place }) => place && place > 0).map(({ id, place }) => [id, place])
  await expect
    .poll(async () => (await topOf('data-kept-row'))[0]?.[0])
    .not.toBe((await rowsOf(page, 'data-kept-row'))[0]?.id)
  const before = await topOf('data-kept-row')
  await world.control({ release: true })
  await hasTakenOver(page)
  expect((await topOf('data-row')).slice(0, before.length)).toEqual(before)
})

test('a slow device lays the frame out before the posts have come, unseen, and nothing of it stays', async ({
  page,
  world,
}) => {
  await keep(page, { auth_token: await tokenOf(page.request, demoPerson('alice')) })
  await page.addInitScript(makeAllSeemSlow)
  const timeline = { path: '/api/v1/timelines/home', method: 'GET' }
  await world.control({ hold: timeline })
  await world.control({ hold: { path: pathOfReactDom() } })
  await world.control({ fail: { ...timeline, status: 500, times: 1 } })
  await page.goto('/home')
  const header = page.locator('#snapshot header')
  await expect(header).toBeAttached()
  await expect(header).toBeHidden()
  expect(await header.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(1_000)
  await world.control({ release: true })
  await hasTakenOver(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(posts(page)).toHaveCount(20)
})

test('a drawing that comes after the page is not put on it', async ({ page, world }) => {
  await keep(page, { auth_token: await tokenOf(page.request, demoPerson('alice')) })
  await page.addInitScript(makeAllSeemSlow)
  await world.control({ hold: { path: '/api/v1/accounts/verify_credentials', method: 'GET' } })
  await page.goto('/home')
  // The page has stopped waiting for the drawing.
  await expect(page.locator('#outline')).toHaveCount(0)
  await world.control({ release: true })
  await expect(posts(page)).toHaveCount(20)
  await hasTakenOver(page)
})

// docs/spec/navigation.md#posts-before-the-page
test('a reload is left to React DOM, which goes on where one was', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  await hasTakenOver(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('snapshot')) document.title = 'drawn first'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(posts(page)).toHaveCount(20)
  await expect(page).toHaveTitle(/Home/)
})
