/**
 * Tests docs/spec/lists.md#a-list-drops-rows, docs/spec/lists.md#coming-back-to-a-list,
 * docs/spec/navigation.md#coming-back, docs/spec/access.md#a-new-path-is-a-new-view.
 */
import type { Locator, Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { demoPerson, expect, posts, scrollToEnd, test } from './journey.ts'
import { leaveBy } from './leave.ts'

/** Returns how far the row of a link is from where it stood, in pixels. */
const movedFrom = (top: number, link: Locator) =>
  link.evaluate(
    (element, was) => (element.closest('[data-row]')?.getBoundingClientRect().top ?? 0) - was,
    top,
  )

/** Returns how many elements the page has when no row waits for its turn. */
async function elements(page: Page): Promise<number> {
  await expect(page.locator('[data-undrawn]')).toHaveCount(0)
  return page.evaluate(() => document.querySelectorAll('*').length)
}

/** Reads on until the list has so many pages. */
async function readPages(page: Page, count: number) {
  for (let pages = 1; pages < count; pages += 1) {
    const answer = page.waitForResponse(/timelines\/home\?.*max_id/)
    await scrollToEnd(page)
    await answer
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  }
}

// docs/spec/access.md#a-new-path-is-a-new-view
// docs/spec/lists.md#coming-back-to-a-list
// docs/spec/navigation.md#coming-back
test('going back from a thread restores offset and focus without loading anything @older @daily', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await readPages(page, 5)
  // A post may stand in the list twice: by itself, and because it was reposted.
  const row = await posts(page).evaluateAll((rows) =>
    rows.find((each) => each.getBoundingClientRect().top > 100)?.getAttribute('data-row'),
  )
  const link = page
    .getByRole('feed')
    .locator(`article[data-row="${row}"]`)
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
    .first()
  const href = await link.getAttribute('href')
  const { offset: before, top } = await leaveBy(link)
  expect(before).toBeGreaterThan(5_000)
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
  await world.requests()

  await page.goBack()
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
  await expect.poll(async () => Math.abs(await movedFrom(top, link))).toBeLessThanOrEqual(1)
  await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
  expect((await world.requests()).filter(({ path }) => path.includes('/timelines/'))).toEqual([])
})

// docs/spec/lists.md#a-list-drops-rows
test('a long feed draws only the rows around the reader', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await readPages(page, 3)
  const after60 = await elements(page)
  await readPages(page, 7)
  expect(await elements(page)).toBeLessThan(after60 * 1.2)
  // On the way back up everything is there again.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(posts(page).first()).toBeInViewport()
  await expect(posts(page).first()).toHaveAttribute('aria-posinset', '1')
})

test('going back finds the right entry among several about the same post', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small' })
  await world.control({ notify: { sender: 'bob', type: 'favourite', about: 'garden' } })
  await world.control({ notify: { sender: 'carol', type: 'follow' } }) // parts the two
  await world.control({ notify: { sender: 'dave', type: 'reblog', about: 'garden' } })
  await openAs(demoPerson('alice'), '/notifications')
  const entries = page.getByRole('listitem').filter({ has: page.getByRole('article') })
  const link = (words: string) =>
    entries
      .filter({ hasText: words })
      .getByRole('article')
      .getByRole('link')
      .filter({ has: page.getByRole('time') })
  await expect(link('dave reposted your post')).toBeVisible()
  await isComplete(page)
  await link('Bob liked your post').click()
  await expect(page.getByRole('list', { name: 'Thread' })).toBeVisible()
  await page.goBack()
  await expect(link('Bob liked your post')).toBeFocused()
})

test('going back returns the focus to a link outside of lists too', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/bookmarks')
  await isComplete(page)
  const likes = page.getByRole('link', { name: 'Likes' })
  await likes.click()
  await expect(page).toHaveURL('/likes')
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/bookmarks')
  await expect(likes).toBeFocused()
})
