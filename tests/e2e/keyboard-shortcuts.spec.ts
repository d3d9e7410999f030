/**
 * Tests docs/spec/keyboard.md#the-table, docs/spec/keyboard.md#the-same-as-the-button,
 * docs/spec/keyboard.md#moving-between-posts, docs/spec/keyboard.md#the-post-that-is-meant,
 * docs/spec/keyboard.md#places, docs/spec/keyboard.md#when-keys-mean-nothing,
 * docs/spec/keyboard.md#two-keys-one-after-the-other, docs/spec/keyboard.md#other-keyboard-layouts.
 */
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '#domain/session/route-map.ts'
import { SHORTCUTS } from '#domain/shortcuts/shortcut.ts'
import { A, allAnswered, B, demoPerson, expect, heading, letPass, posts, test, unique } from './journey.ts'
import { keysWork } from './keyboard.ts'
import { pictureClient } from './picture-client.ts'

const alice = demoPerson('alice')

/** Presses keys one after the other. */
async function press(page: Page, keys: string) {
  for (const key of keys.split(' ')) await page.keyboard.press(key)
}

/** Presses a key of a keyboard with another layout, or one that an input method works at. */
async function pressOn(page: Page, key: string, code: string, more: Record<string, number> = {}) {
  const device = await page.context().newCDPSession(page)
  for (const type of ['keyDown', 'keyUp'] as const)
    await device.send('Input.dispatchKeyEvent', { type, key, code, ...more })
  await device.detach()
}

const table = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Returns how much of a row is hidden below the head of the page or the bar, in pixels. */
const hidden = (row: Locator) =>
  row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const bar = [...document.querySelectorAll('nav')].find(
      (nav) => getComputedStyle(nav).position === 'sticky',
    )
    const head = edge('header')?.bottom ?? 0
    const foot = bar && innerWidth < 768 ? bar.getBoundingClientRect().top : innerHeight
    const isTall = bottom - top > foot - head
    return Math.max(0, head - top, isTall ? 0 : bottom - foot)
  })

// docs/spec/keyboard.md#the-table
test('every row of the table has a journey below @daily', () => {
  const rows = SHORTCUTS.filter(({ group }) => group !== 'places')
  expect(rows.map(({ keys }) => keys).join(' ')).toBe('j k . u o r l b q e s p m x c n / v ?')
})

// docs/spec/keyboard.md#the-table
// docs/spec/keyboard.md#the-same-as-the-button
test('every action on a post has a key: reply, like, repost, quote, react, bookmark, author, open @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const words = unique('press the keys')
  const { id } = await (await otherDevice(B)).write({ status: words })
  await openAs(A, `/post/${id}`)
  await keysWork(page)
  const post = page.getByRole('article').filter({ hasText: words })
  await post.focus()
  const pressed = (name: string | RegExp) => post.getByRole('button', { name, pressed: true })

  await page.keyboard.press('l')
  await expect(pressed(/^Like/)).toBeVisible()
  await page.keyboard.press('b')
  await expect(pressed(/^Repost/)).toBeVisible()
  await page.keyboard.press('s')
  await expect(pressed('Bookmark')).toBeVisible()
  await allAnswered(page)
  await press(page, 'l b s')
  await expect(post.getByRole('button', { pressed: true })).toHaveCount(0)
  await allAnswered(page)

  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'React with an emoji' })).toBeVisible()
  await page.keyboard.press('Escape')
  await post.focus()
  for (const [key, name] of [
    ['r', /reply/i],
    ['q', /comment/i],
  ] as const) {
    await page.keyboard.press(key)
    const form = post.getByRole('form', { name })
    await expect(form.getByRole('textbox', { name: 'Text of the post' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await post.focus()
  }
  await page.keyboard.press('p')
  await expect(page).toHaveURL(new RegExp(`/@${B.username}`))
  await keysWork(page)
  await post.focus()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(`/post/${id}`)
})

// docs/spec/keyboard.md#the-table
test('x uncovers and covers, and unfolds a long post; m opens the picture @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [covered, long] = [unique('covered'), unique('long')]
  await (await pictureClient(page, B))(covered, [{ width: 300, height: 200, description: 'a slope' }], true)
  await (await otherDevice(B)).write({ status: `${long} ${'and so on\n\n'.repeat(60)}` })
  await openAs(A, `/@${B.username}`)
  await keysWork(page)
  const post = posts(page).filter({ hasText: covered })
  await post.focus()
  const picture = post.getByRole('img', { name: 'a slope' })
  await page.keyboard.press('m')
  await expect(picture).toHaveCount(0)
  await page.keyboard.press('x')
  await expect(picture).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Images' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await post.focus()
  await page.keyboard.press('x')
  await expect(picture).toHaveCount(0)

  await posts(page).filter({ hasText: long }).focus()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
})

for (const [device, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/keyboard.md#moving-between-posts
  test(`j and k go from post to post, which nothing hides, over the end of what is loaded, on a ${device}`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height })
    await openAs(alice, '/home')
    await keysWork(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    const focused = page.locator('article:focus')
    await page.keyboard.press('j')
    await expect(focused).toHaveCount(1)
    const first = Number(await focused.getAttribute('aria-posinset'))
    expect(first).toBeGreaterThan(1)
    for (let position = first + 1; position <= 23; position += 1) {
      await page.keyboard.press('j')
      await expect(focused).toHaveAttribute('aria-posinset', String(position))
      expect(await hidden(focused), `post ${position}`).toBe(0)
    }
    for (let position = 22; position >= 1; position -= 1) {
      await page.keyboard.press('k')
      await expect(focused).toHaveAttribute('aria-posinset', String(position))
      expect(await hidden(focused), `post ${position}`).toBe(0)
    }
    await page.keyboard.press('k')
    await expect(focused).toHaveAttribute('aria-posinset', '1')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.keyboard.press('k')
    await expect.poll(async () => Number(await focused.getAttribute('aria-posinset'))).toBeGreaterThan(2)
    await expect(focused).toBeInViewport()
  })
}

// docs/spec/keyboard.md#moving-between-posts
// docs/spec/keyboard.md#the-post-that-is-meant
test('in a thread keys act on the post that it was opened for, and j goes through its posts @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const b = await otherDevice(B)
  const words = unique('what came first')
  const { id } = await b.write({ status: words })
  await b.write({ status: unique('the answer'), in_reply_to_id: id })
  await openAs(A, `/post/${id}`)
  await keysWork(page)
  const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
  await expect(second).toBeVisible()
  await page.keyboard.press('s')
  await expect(first.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('j')
  await expect(second).toBeFocused()
  // Something inside of a post is the post.
  await second.getByRole('button', { name: 'Bookmark' }).focus()
  await page.keyboard.press('l')
  await expect(second.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible()
  await allAnswered(page)
})

test('in the notifications j goes from entry to entry', async ({ page, openAs }) => {
  await openAs(alice, '/notifications')
  await keysWork(page)
  const rows = page.locator('main [data-row]:not([data-row] *)')
  await expect(rows.nth(1)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
})

// docs/spec/keyboard.md#places
// docs/spec/keyboard.md#two-keys-one-after-the-other
test('g and a letter lead to every place that one may open; u leads back up', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/home')
  await keysWork(page)
  const places = SHORTCUTS.flatMap((each) => ('route' in each ? [each] : []))
  // From Home to itself one would not see anything.
  for (const { keys, route } of [...places.slice(1), ...places.slice(0, 1)]) {
    await press(page, keys)
    await expect(page).toHaveURL(ROUTES[route].path)
  }
  // A second key that means nothing after the first one does nothing.
  await posts(page).first().focus()
  await press(page, 'g x')
  await press(page, 'g r')
  await expect(page.getByRole('form', { name: 'Reply' })).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/post\//)
  await page.getByRole('article').first().focus()
  await page.keyboard.press('u')
  await expect(page).toHaveURL('/home')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.keyboard.press('u')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await world.control({ instance: { federated_timeline_restricted: true } })
  await page.goto('/local')
  await keysWork(page)
  await press(page, 'g f')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await expect(page).toHaveURL('/local')
})

test('u leads home from a thread that was opened by its address', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  const href = await posts(page).first().locator('a[data-permalink]').getAttribute('href')
  await page.goto(href ?? '')
  await keysWork(page)
  await page.keyboard.press('u')
  await expect(page).toHaveURL('/home')
})

// docs/spec/keyboard.md#the-same-as-the-button
test('n writes, / searches, . shows new posts, and refreshes where none wait', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(alice, '/local')
  await keysWork(page)
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/home')
  const text = page.getByLabel('Text of the post')
  await expect(text).toBeFocused()
  await text.fill('n is a letter here: n')
  await posts(page).first().focus()
  await page.keyboard.press('n')
  await expect(text).toBeFocused()
  await text.fill('')
  await page.keyboard.press('Escape')

  await posts(page).first().focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('')
  await page.keyboard.press('Escape')
  await heading(page, 'Home').focus()

  await world.control({ deliver: { author: 'bob', content: '<p>Fresh from the oven</p>' } })
  await letPass(page, 46)
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  await page.keyboard.press('.')
  await expect(posts(page).first()).toContainText('Fresh from the oven')
  await world.control({ deliver: { author: 'bob', content: '<p>And another one</p>' } })
  await page.keyboard.press('.')
  await expect(posts(page).first()).toContainText('And another one')
})

// docs/spec/keyboard.md#when-keys-mean-nothing
test('keys do nothing while somebody types, in a window or menu, with Ctrl, or while composing', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await keysWork(page)
  const post = posts(page).first()
  const mark = post.getByRole('button', { name: 'Bookmark' })
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(mark).toHaveAttribute('aria-pressed', 'false')

  await search.focus()
  await page.keyboard.type('jksg?')
  await expect(search).toHaveValue('jksg?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(page.getByLabel('Text of the post')).toBeFocused()
  await page.keyboard.type('jks?')
  await expect(page.getByLabel('Text of the post')).toHaveValue('jks?')
  await page.getByLabel('Language').last().focus()
  await page.keyboard.press('?')

  await post.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await post.focus()
  await page.keyboard.press('?')
  await expect(table(page)).toBeVisible()
  await press(page, 's j g h')
  await page.keyboard.press('Escape')
  await expect(table(page)).toHaveCount(0)

  await post.focus()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Alt+s')
  await page.keyboard.press('Shift+S')
  await pressOn(page, 's', 'KeyS', { windowsVirtualKeyCode: 229 })
  await expect(post).toBeFocused()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('s')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await allAnswered(page)
})

// docs/spec/keyboard.md#other-keyboard-layouts
test('the keys work on a Cyrillic and a Persian keyboard', async ({ page, openAs }) => {
  await openAs(alice, '/home', 'fa')
  await keysWork(page)
  const focused = page.locator('article:focus')
  await pressOn(page, 'о', 'KeyJ')
  await expect(focused).toHaveAttribute('aria-posinset', '1')
  await pressOn(page, 'ت', 'KeyJ')
  await expect(focused).toHaveAttribute('aria-posinset', '2')
  await pressOn(page, 'ی', 'KeyD')
  await pressOn(page, 'л', 'KeyK')
  await expect(focused).toHaveAttribute('aria-posinset', '1')
  await pressOn(page, '؟', 'Slash', { modifiers: 8 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await pressOn(page, 'п', 'KeyG')
  await pressOn(page, 'م', 'KeyL')
  await expect(page).toHaveURL('/local')
})
