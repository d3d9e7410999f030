/** Tests docs/spec/profiles.md#hover-and-focus-card, docs/spec/relationships.md#follow-button. */
import type { Locator, Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { isComplete } from './complete.ts'
import { A, B, demoPerson, expect, posts, test, unique } from './journey.ts'
import { setLocked } from './relations.ts'

const card = (page: Page) => page.getByRole('dialog', { name: /^About / })
const about = (all: { path: string }[]) =>
  all.filter(({ path }) => /accounts\/(lookup|[\w-]{36}$)/.test(path))

/** Points at a name until its card is there: what opens it is loaded when all else has been. */
async function pointAt(name: Locator) {
  const page = name.page()
  await expect(async () => {
    await page.mouse.move(1, 1)
    await name.hover()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('a mention opens a card: follow from it, and go on to the profile @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await setLocked(b, false)
  await a.ask('POST', `/api/v1/accounts/${b.id}/unfollow`)
  const { id } = await a.write({ status: unique(`@${B.username} hello`) })
  await openAs(A, `/post/${id}`)
  await isComplete(page)
  const mention = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: `@${B.username}` })
    .first()
  await pointAt(mention)
  await expect(card(page)).toContainText(`@${B.username}@`)
  // The pointer goes into it.
  const press = card(page).getByRole('button', { name: /^(Follow|Unfollow|Cancel follow request)/ })
  const before = await press.getAttribute('aria-label')
  await press.click()
  await expect(press).not.toHaveAttribute('aria-label', before ?? '')
  await press.click()
  await expect(press).toHaveAttribute('aria-label', before ?? '')
  await card(page).getByRole('link').last().click()
  await expect(page).toHaveURL(`/@${B.username}`)
  await expect(card(page)).toHaveCount(0)
})

test('a card follows, and every other place knows at once', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small' })
  await openAs(demoPerson('alice'), '/local')
  await isComplete(page)
  const carol = posts(page).filter({ hasText: 'Welcome everybody' }).getByRole('link', { name: 'carol' })
  await pointAt(carol)
  await card(page).getByRole('button', { name: 'Follow carol', exact: true }).click()
  await expect(card(page).getByRole('button', { name: 'Unfollow carol' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await carol.click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Unfollow carol' })).toBeVisible()
})

test('an author is asked for once, and only when somebody means the name', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  await expect(posts(page)).toHaveCount(20)
  await world.requests()
  const post = posts(page).filter({ hasText: 'kingfisher' })
  const name = post.getByRole('link', { name: 'Wren' }).first()
  for (let time = 0; time < 2; time += 1) {
    await pointAt(name)
    await post.getByText('kingfisher').hover()
    await expect(card(page)).toHaveCount(0)
  }
  expect(about(await world.requests())).toHaveLength(1)
})

test('with the keyboard: Tab opens the card, goes through it and on; Escape closes it alone', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  const post = posts(page).first()
  const name = post.getByRole('link').first()
  await expect(async () => {
    await post.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', /^\/@/)
    await expect(card(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const button = card(page).getByRole('button')
  await expect(button).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('href', (await name.getAttribute('href')) ?? '')
  await page.keyboard.press('Tab')
  await expect(post.getByRole('link').filter({ has: page.getByRole('time') })).toBeFocused()
})

test('on a phone a touch on a name opens the profile and no card', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/local')
  await isComplete(page)
  await posts(page).first().getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/@/)
  await expect(card(page)).toHaveCount(0)
  await context.close()
})

for (const locale of ['en', 'fa']) {
  test(`axe finds nothing in a card: both themes, ${locale}`, async ({ page, openAs, world }) => {
    await world.control({ seed: 'small' })
    await openAs(demoPerson('alice'), '/local', locale)
    await pointAt(posts(page).filter({ hasText: 'Welcome everybody' }).getByRole('link', { name: 'carol' }))
    await expectClean(page, locale)
  })
}
