/**
 * Tests what stands before the first post, docs/spec/navigation.md#before-the-page, that it waits for no
 * object of `Intl`: the first takes a phone a fifth of a second (docs/spec/posts.md#time), and that it can be
 * used as soon as it is seen.
 */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import english from '../../client/i18n/locales/en.json' with { type: 'json' }
import { allAnswered, demoPerson, expect, isLive, keep, posts, test } from './journey.ts'
import { followShifts, shifts } from './shifts.ts'
import { tokenOf } from './token.ts'

declare global {
  interface Window {
    kithIntl: { name: string; posts: number }[]
    kithOutline: number[][]
    /** How many buttons the first post had in the first frame that showed it. */
    kithButtons?: number
    kithFrames: number
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

/**
 * Notes in each frame where the column of the outline is, and how wide: it has no width while it is not
 * shown.
 */
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

/** Returns where a file of the client is found, by its name without the hash; a journey may hold it back. */
function pathOf(name: string): string {
  const file = readdirSync('dist/assets').find(
    (each) => each.startsWith(`${name.toLowerCase()}-`) && each.endsWith('.js'),
  )
  expect(file, name).toBeDefined()
  return `/assets/${file}`
}

// docs/spec/navigation.md#before-the-page
for (const { locale, width, height, seed } of [
  { locale: 'en', width: 1280, height: 900, seed: 'demo' },
  { locale: 'fa', width: 390, height: 844, seed: 'demo' },
  { locale: 'de', width: 800, height: 700, seed: 'crowded' },
])
  test(`Home takes the place of its outline without a shift, ${locale}, ${width} wide, ${seed}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await world.control({ seed })
    await followShifts(page)
    await keep(page, { auth_token: await tokenOf(page.request, demoPerson('alice')), kith_locale: locale })
    await world.control({ hold: { path: pathOf('react-dom') } })
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'outline')
    await world.control({ release: true })
    await expect(posts(page)).toHaveCount(20)
    await isLive(page)
    await expect(page.locator('[data-undrawn]')).toHaveCount(0)
    await allAnswered(page)
    expect(await shifts(page)).toEqual([])
  })

// docs/spec/post-actions.md#a-toggle-shows-at-once
test('what is pressed and typed as soon as it is seen happens once, before the code that sends it has come @daily', async ({
  page,
  world,
}) => {
  await keep(page, { auth_token: await tokenOf(page.request, demoPerson('alice')) })
  await world.control({ hold: { path: pathOf('late') } })
  await page.goto('/home')
  const like = posts(page).first().getByRole('button', { name: /^Like/ })
  const isLiked = await like.getAttribute('aria-pressed')
  await like.click()
  await expect(like).not.toHaveAttribute('aria-pressed', String(isLiked))
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('parrot')
  await like.focus()
  await world.requests()
  await world.control({ release: true })
  await expect
    .poll(async () =>
      (await world.requests()).filter(({ method }) => method === 'POST').map(({ path }) => path),
    )
    .toEqual([expect.stringMatching(isLiked === 'true' ? /\/unfavourite$/ : /\/favourite$/)])
  await allAnswered(page)
  expect((await world.requests()).filter(({ method }) => method === 'POST')).toEqual([])
  await expect(like).not.toHaveAttribute('aria-pressed', String(isLiked))
  await expect(like).toBeFocused()
  await expect(field).toHaveValue('parrot')
})

/** Returns the scripts that the page has asked for, which grow. */
function scriptsOf(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  })
  return asked
}

/**
 * The files of a visit, in the two waves in which the page asks for them: beside its first script, and by
 * that. All that the first window shows is among them.
 */
const WAVES = [
  { path: '/home', as: 'alice', before: 'start', files: ['index', 'rolldown-runtime', 'react-dom', 'frame'] },
  { path: '/home', as: 'alice', before: 'react-dom', files: ['posts', 'HomeScreen', 'en.json_first'] },
  { path: '/@bob', as: null, before: 'react-dom', files: ['ProfileScreen', 'GuestFrame', 'GuestActions'] },
]

for (const { path, as, before, files } of WAVES)
  test(`${path}: ${files.join(', ')} are asked for before ${before} has come`, async ({ page, world }) => {
    if (as !== null) await keep(page, { auth_token: await tokenOf(page.request, demoPerson(as)) })
    await world.control({ hold: { path: pathOf(before) } })
    const asked = scriptsOf(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(files.map(pathOf)))
    await world.control({ release: true })
    await expect(posts(page).first()).toBeVisible()
  })

test('a guest sees a shared post and what can be done with it in one frame @daily', async ({
  page,
  world,
}) => {
  const [post] = await (await page.request.get('/api/v1/timelines/tag/smallrules')).json()
  await page.addInitScript(() => {
    window.kithFrames = 0
    const look = () => {
      window.kithFrames += 1
      const first = document.querySelector('#root article')
      if (first) window.kithButtons ??= first.querySelectorAll('button').length
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await world.control({ hold: { path: pathOf('GuestActions') } })
  await page.goto(`/post/${post.id}`, { waitUntil: 'commit' })
  // Long enough for a page that would not wait for them.
  await page.waitForFunction(() => window.kithFrames > 60)
  await world.control({ release: true })
  const first = page.getByRole('article').first()
  await expect(first.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const buttons = await first.getByRole('button').count()
  expect(await page.evaluate(() => window.kithButtons)).toBe(buttons)
})

test('a guest reads a profile and its posts before the texts of other screens have come', async ({
  page,
  world,
}) => {
  await world.control({ hold: { path: pathOf('en.json_rest') } })
  await page.goto('/@bob', { waitUntil: 'commit' })
  await expect(posts(page).first()).toBeVisible()
  const read = await page.locator('body').ariaSnapshot()
  expect(Object.keys(english).filter((key) => read.includes(key))).toEqual([])
  await world.control({ release: true })
  await expect(page.getByRole('main').getByRole('button', { name: 'Follow' })).toBeVisible()
})
