import type { Page } from '@playwright/test'
import { picture, png } from './files.ts'
import { demoPerson, expect, posts, test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const text = (page: Page) => page.getByLabel('Text of the post')
const drafts = (page: Page) => sheet(page, 'Drafts').getByRole('listitem')
const reply = (page: Page) =>
  posts(page)
    .first()
    .getByRole('button', { name: /^Reply/ })

const close = (page: Page, name: string) =>
  sheet(page, name).getByRole('button', { name: 'Close and keep the draft' }).click()

/** Home is reached from another page, so that one can see where Back leads. */
test.beforeEach(async ({ page, openAs, world }) => {
  test.slow()
  await world.control({ deliver: { author: 'wren', content: '<p>who answers?</p>' } })
  await openAs(demoPerson('alice'), '/notifications')
  await page.getByRole('link', { name: 'Home' }).last().click()
  await expect(posts(page).first()).toContainText('who answers?')
})

async function expectBackTo(page: Page, url: string) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the sheet leads to another draft and back, without a leftover history entry', async ({ page }) => {
  await reply(page).click()
  await text(page).fill('@wren half an answer')
  await close(page, 'Reply')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill('half a thought')
  await page.getByRole('button', { name: 'Drafts (2)' }).click()
  await drafts(page).filter({ hasText: 'half an answer' }).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(text(page)).toHaveValue('@wren half an answer')
  await close(page, 'Reply')
  await expect(page).toHaveURL(/\/post\//)
  await expectBackTo(page, '/home')
  await expect(page.getByRole('button', { name: 'Continue: half a thought' })).toBeVisible()
  await expectBackTo(page, '/notifications')
})

test('opening the new post from a reply replaces the sheet', async ({ page }) => {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill('half a thought')
  await close(page, 'New post')
  await reply(page).click()
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await drafts(page).getByRole('button', { name: 'Continue' }).click()
  await expect(sheet(page, 'New post')).toBeVisible()
  await expect(text(page)).toHaveValue('half a thought')
  await expect(sheet(page, 'Reply')).toHaveCount(0)
  // The draft that is open already only comes back into sight.
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await drafts(page).getByRole('button', { name: 'Continue' }).click()
  await expect(sheet(page, 'Drafts')).toHaveCount(0)
  await expect(text(page)).toHaveValue('half a thought')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/home')
  await expectBackTo(page, '/notifications')
})

test('the sheet leads to the author of the post being answered', async ({ page }) => {
  await reply(page).click()
  await sheet(page, 'Reply').getByRole('region').getByRole('link', { name: /wren/i }).first().click()
  await expect(page).toHaveURL(/@wren/)
  await expectBackTo(page, '/home')
  await expectBackTo(page, '/notifications')
})

test('Back works after the page was reloaded with its sheet open', async ({ page }) => {
  await reply(page).click()
  await expect(text(page)).toBeFocused()
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await reply(page).click()
  await close(page, 'Reply')
  await expectBackTo(page, '/notifications')
})

test('closing a picture opened from the sheet keeps the sheet open', async ({ page }) => {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await chooser).setFiles(png('view.png', await picture(page)))
  await page.getByRole('textbox', { name: 'Description' }).fill('a view')
  await text(page).fill('look')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first().getByRole('img', { name: 'a view' })).toBeVisible()
  await reply(page).click()
  await text(page).fill('what a view')
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await sheet(page, 'Reply').getByRole('link', { name: 'a view' }).click()
    await expect(sheet(page, 'Images')).toBeVisible()
    await leave()
    await expect(sheet(page, 'Images')).toHaveCount(0)
    await expect(text(page)).toHaveValue('what a view')
  }
  await page.goBack()
  await expect(page).toHaveURL('/home')
  await expectBackTo(page, '/notifications')
})
