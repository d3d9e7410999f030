/**
 * Tests docs/spec/posts.md#opening-a-post, docs/spec/posts.md#what-a-press-on-a-card-means,
 * docs/spec/posts.md#threads-in-a-new-tab, docs/spec/posts.md#time,
 * docs/spec/conventions.md#touch-targets.
 */
import type { Locator, Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { demoPerson, expect, heading, posts, test } from './journey.ts'

const saying = (page: Page, text: string) => posts(page).filter({ hasText: text }).first()
const selected = (page: Page) => page.locator('article[aria-current="true"]')

async function backHome(page: Page) {
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
}

/** Selects words as a person does, by dragging over them. */
async function dragOver(page: Page, text: Locator) {
  const box = await text.boundingBox()
  if (!box) throw new Error('there is nothing to drag over')
  await page.mouse.move(box.x + 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
}

// docs/spec/posts.md#opening-a-post
// docs/spec/posts.md#what-a-press-on-a-card-means
test('pressing a card opens its thread, pressing a control in it does not', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await world.control({ deliver: { author: 'wren', content: '<p>press me wherever you like</p>' } })
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  const card = saying(page, 'press me wherever')
  const words = card.getByText('press me wherever')

  await words.click()
  await expect(selected(page)).toContainText('press me wherever')
  await backHome(page)
  await expect(card).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(selected(page)).toContainText('press me wherever')
  await backHome(page)

  const selection = () => page.evaluate(() => getSelection()?.toString() ?? '')
  await words.dblclick()
  expect(await selection()).not.toBe('')
  await words.click()
  expect(await selection(), 'a press ends the selection').toBe('')
  await card.getByRole('button', { name: 'More actions' }).click()
  await words.click()
  await expect(page.getByRole('menu')).toHaveCount(0)

  await dragOver(page, words)
  expect(await selection()).toContain('press me')
  await card.getByRole('button', { name: /^Like/ }).click()
  await card.getByRole('button', { name: /^Reply/ }).click()
  await page.getByRole('form', { name: 'Reply' }).click({ position: { x: 2, y: 2 } })
  await expect(heading(page, 'Home')).toBeVisible()
  await card.click({ position: { x: 2, y: 40 } })
  await expect(selected(page)).toContainText('press me wherever')
  await backHome(page)

  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await words.click(how)
    await expect(selected(await opened)).toContainText('press me wherever')
    await (await opened).close()
  }
  await expect(heading(page, 'Home')).toBeVisible()

  await card.locator('header a').first().click()
  await expect(page).toHaveURL(/\/@wren$/)
})

// docs/spec/posts.md#threads-in-a-new-tab
test('threads open in new tabs when that is preferred', async ({ page, context, openAs }) => {
  await openAs(demoPerson('alice'), '/about')
  await page.evaluate(() =>
    fetch('/api/v1/settings/client_config', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ kith: { conversationNewTabEnabled: true } }),
    }),
  )
  await page.goto('/home')
  await isComplete(page)
  const opened = context.waitForEvent('page')
  await posts(page).getByRole('paragraph').filter({ hasText: 'twelve kilos of courgettes' }).click()
  const thread = await opened
  await expect(selected(thread)).toContainText('twelve kilos of courgettes')
  await thread.getByRole('article').filter({ hasText: 'Put it in the freezer' }).getByRole('time').click()
  await expect(selected(thread), 'the conversation is open already').toContainText('Put it in the freezer')
})

// docs/spec/posts.md#time
test('a new post is from now; one that is dated ahead says so', async ({ page, openAs, world }) => {
  await world.control({
    deliver: [
      { author: 'wren', content: '<p>on time</p>' },
      { author: 'wren', content: '<p>ahead of time</p>', age: -600 },
    ],
  })
  await openAs(demoPerson('alice'), '/home')
  for (const [text, time] of [
    ['on time', 'now'],
    ['ahead of time', 'in 10m'],
  ] as const) {
    await expect(saying(page, text).getByRole('time').first()).toHaveText(time)
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  // docs/spec/posts.md#what-a-press-on-a-card-means
  test('a press beside a menu, which dims the page, closes it and does nothing else', async ({
    page,
    openAs,
  }) => {
    await openAs(demoPerson('alice'), '/home')
    await isComplete(page)
    const card = posts(page).first()
    const more = card.getByRole('button', { name: 'More actions' })
    const author = card.locator('header a').first()
    const like = card.getByRole('button', { name: /^Like/ })
    const wasLiked = await like.getAttribute('aria-pressed')
    for (const beside of [author, like]) {
      await more.tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await beside.tap()
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await more.tap()
    await expect(page.getByRole('menu')).toBeVisible()
    await more.tap()
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await like.getAttribute('aria-pressed')).toBe(wasLiked)
    await author.tap()
    await expect(page).toHaveURL(/\/@/)
  })

  // docs/spec/conventions.md#touch-targets
  test('every button of a card is large enough', async ({ page, openAs }) => {
    await openAs(demoPerson('alice'), '/home')
    await expect(posts(page).first()).toBeVisible()
    const sizes = await posts(page)
      .first()
      .evaluate((card) =>
        [...card.querySelectorAll('button, header a:not([data-permalink])')].map((target) => {
          const { width, height } = target.getBoundingClientRect()
          const { width: more = '0' } = getComputedStyle(target, '::after')
          return [target.textContent || target.ariaLabel, width, height, Number.parseFloat(more) || 0]
        }),
      )
    expect(sizes.length).toBeGreaterThan(5)
    for (const [name, width, height, more] of sizes) {
      expect(Math.max(Number(height), Number(more)), `${name} is too low`).toBeGreaterThanOrEqual(44)
      expect(Math.max(Number(width), Number(more)), `${name} is too narrow`).toBeGreaterThanOrEqual(44)
    }
  })
})
