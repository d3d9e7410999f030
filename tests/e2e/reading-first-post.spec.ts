/**
 * Tests what stands before the first post, docs/spec/navigation.md#before-the-page, and that it waits for no object of `Intl`:
 * the first takes a phone a fifth of a second (docs/spec/posts.md#time).
 */
import { demoPerson, expect, posts, test } from './journey.ts'
import { followShifts, shifts } from './shifts.ts'

declare global {
  interface Window {
    kithIntl: { name: string; posts: number }[]
    kithOutline: number[][]
  }
}

/** Notes every object of `Intl` that is made, and how many posts were on the page by then. */
function watchIntl() {
  window.kithIntl = []
  for (const name of [
    'DateTimeFormat',
    'ListFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
    'Segmenter',
  ] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(target, values, made) {
          window.kithIntl.push({ name, posts: document.querySelectorAll('article').length })
          return Reflect.construct(target, values, made)
        },
      }),
    })
  }
}

test('the first posts are drawn without Intl in every language', async ({ page, openAs }) => {
  await page.addInitScript(watchIntl)
  for (const locale of ['en', 'de', 'fa']) {
    await openAs(demoPerson('alice'), '/home', locale)
    await expect(posts(page).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await page.evaluate(() => window.kithIntl.filter(({ posts }) => posts === 0))).toEqual([])
  }
  await page.evaluate(() => new Intl.PluralRules('en'))
  expect(await page.evaluate(() => window.kithIntl.at(-1)?.name), 'the watch works').toBe('PluralRules')
})

/** Notes in each frame where the column of the outline is, and how wide: it has no width while it is not shown. */
function watchOutline() {
  window.kithOutline = []
  const look = () => {
    const column = document.querySelector('#outline .Shell_main')
    const isOver = document.querySelector('main, [role="main"]') !== null
    const { x = 0, y = 0, width = 0 } = column?.getBoundingClientRect() ?? {}
    if (column && !isOver) window.kithOutline.push([x, y, width].map(Math.round))
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

// docs/spec/navigation.md#before-the-page
test('the outline of the page stands until the code has come, and the column stays where it is', async ({
  page,
  openAs,
}) => {
  await page.addInitScript(watchOutline)
  await followShifts(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const slow = { offline: false, latency: 200, downloadThroughput: 150_000, uploadThroughput: 150_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  const outline = page.locator('#outline')
  const main = page.getByRole('main')
  const seen = () => page.evaluate(() => window.kithOutline)

  await page.goto('/about')
  await expect(main).toBeVisible()
  expect(new Set((await seen()).map(([, , width]) => width)), 'of a guest').toEqual(new Set([0]))
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openAs(demoPerson('alice'), '/home', 'fa')
    await expect(posts(page).first()).toBeVisible()
    await expect(outline).toHaveCount(0)
    const place = await main.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect()
      return [x, y, width].map(Math.round)
    })
    expect((await seen()).at(-1)).toEqual(place)
    expect(await shifts(page)).toEqual([])
  }
})
