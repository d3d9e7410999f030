/** Tests docs/spec/writing.md#editor, docs/spec/attachments.md#dropped-files. */
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { drag } from './drag.ts'
import { attached, picture } from './files.ts'
import { chooseItem, demoPerson, expect, posts, test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

const alice = demoPerson('alice')
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const text = (page: Page) => page.getByLabel('Text of the post')

/** The size of a window with a keyboard on the screen. */
const KEYBOARD = { width: 390, height: 450 }

/** The title of the sheet, beside all that takes files. */
const HEAD: [number, number] = [150, 20]

async function expectInSight(page: Page, dialog: ReturnType<typeof sheet>) {
  for (const wanted of [
    dialog.getByRole('button', { name: /Publish|Update/ }),
    dialog.getByRole('button', { name: 'Attach files' }),
    dialog.getByRole('button', { name: 'Preview' }),
    text(page),
  ]) {
    await expect(wanted).toBeInViewport({ ratio: 0.5 })
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide, 'nothing reaches out of the window').toBeLessThanOrEqual(0)
}

// docs/spec/attachments.md#dropped-files
// docs/spec/writing.md#editor
test('Write in the bar covers the page; text, tools and Publish stay visible above a keyboard', async ({
  page,
  openAs,
}, testInfo) => {
  const file = testInfo.outputPath('dropped.png')
  await mkdir(testInfo.outputPath(), { recursive: true })
  await openAs(alice, '/notifications')
  await writeFile(file, await picture(page))
  await page.getByRole('link', { name: 'Write' }).click()
  await expect(page).toHaveURL(/\/home$/)
  const dialog = sheet(page, 'New post')
  await expect(text(page)).toBeFocused()
  await page.setViewportSize(KEYBOARD)
  await expectInSight(page, dialog)
  await page.keyboard.type('line\n'.repeat(40))
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Poll', exact: true }).click()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(/line/).first()).toBeVisible()
  expect(await preview.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await dialog.getByRole('button', { name: 'Poll', exact: true }).click()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await text(page).fill('from the tram')

  // A window over the sheet keeps files from it; without one it shows that it takes them, also beside the
  // text.
  await dialog.getByRole('button', { name: 'Attach from the web' }).click()
  const question = page.getByRole('dialog', { name: 'Attach from the web' })
  await expect(question).toBeVisible()
  await drag(page, { files: [file] }, HEAD)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await drag(page, { files: [file] }, HEAD, false)
  await expect(dialog.locator('[data-dropping="true"]')).toBeInViewport({ ratio: 1 })
  await drag(page, { files: [file] }, HEAD)
  await expect(attached(page)).toHaveCount(1)
  await expect(dialog.locator('[data-dropping="true"]')).toHaveCount(0)
  await dialog.getByLabel('Description').fill('a tram')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(posts(page).first()).toContainText('from the tram')
  await expect(page).toHaveURL(/\/home$/)
})

test('Back closes the sheet and keeps the text; the notice at home reopens it @daily', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill('half a thought')
  await page.goBack()
  await expect(sheet(page, 'New post')).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
  const line = page.getByRole('button', { name: 'Continue: half a thought' })
  await expect(line).toBeFocused()

  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await expect(sheet(page, 'New post')).toHaveCount(0) // a draft does not cover what one came to read
  await line.click()
  await expect(text(page)).toHaveValue('half a thought')
  await sheet(page, 'New post').getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page, 'New post')).toHaveCount(0)

  await page.getByRole('link', { name: 'Write' }).click() // at home already
  await expect(text(page)).toHaveValue('half a thought')
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'New post')).toHaveCount(0)
})

test('a reply shows the post it answers, which scrolls on its own, and appears below it when sent', async ({
  page,
  openAs,
  world,
}) => {
  const content = `<p>${'a long question. '.repeat(60)}</p><p>the end of it</p>`
  await world.control({ deliver: { author: 'wren', content } })
  await openAs(alice, '/home')
  const reply = posts(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
  await reply.click()
  const dialog = sheet(page, 'Reply')
  await page.setViewportSize(KEYBOARD)
  await expectInSight(page, dialog)
  const parent = dialog.getByRole('region', { name: 'The post you are replying to' })
  await expect(parent.getByText('a long question').first()).toBeInViewport()
  await parent.focus()
  await page.keyboard.press('End')
  await expect(parent.getByText('the end of it')).toBeInViewport()
  await expectInSight(page, dialog)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(reply).toBeFocused()
  await reply.click()
  await text(page).fill('@wren a short answer')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(posts(page).first()).toContainText('a short answer')
})

test('a repost with comment is written in the sheet', async ({ page, openAs, world }) => {
  await world.control({ deliver: { author: 'wren', content: '<p>worth quoting</p>' } })
  await openAs(alice, '/home')
  await posts(page).first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Repost with comment')
  const dialog = sheet(page, 'Repost with comment')
  await expect(dialog.getByRole('region', { name: 'The post you are quoting' })).toContainText(
    'worth quoting',
  )
  await page.setViewportSize(KEYBOARD)
  await expectInSight(page, dialog)
  await text(page).fill('look at this')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('look at this')
  await expect(posts(page).first().getByRole('blockquote')).toContainText('worth quoting')
})

test('a refusal is reported in the sheet, and nothing typed is lost', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.setViewportSize(KEYBOARD)
  await text(page).fill('refused once')
  const body = JSON.stringify({ error: 'too many mentions', error_description: 'too many mentions' })
  await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 422, body } })
  const dialog = sheet(page, 'New post')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(text(page)).toHaveValue('refused once')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('refused once')
})

test.describe('on small touch screens', () => {
  test.use({ hasTouch: true })

  for (const [name, width, height, letters] of [
    ['a narrow window', 320, 700, '100%'],
    ['letters twice as large', 390, 844, '200%'],
  ] as const) {
    test(`every tool is visible and nothing overflows: ${name}`, async ({ page, openAs }) => {
      await page.setViewportSize({ width, height })
      await openAs(alice, '/home')
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      await page.getByRole('button', { name: 'What is on your mind?' }).click()
      const dialog = sheet(page, 'New post')
      await text(page).fill('in a hurry')
      await expect(dialog.getByRole('button', { name: 'Drafts (1)' })).toBeVisible()
      for (const control of await dialog.locator('header > *, form button, select').all())
        await expect(control).toBeInViewport({ ratio: 0.99 })
      const wide = await dialog.evaluate((sheet) => [
        sheet.scrollWidth - sheet.clientWidth,
        Math.max(0, sheet.getBoundingClientRect().right - window.innerWidth),
      ])
      expect(wide, 'nothing reaches out of the sheet, nor the sheet out of the window').toEqual([0, 0])
    })
  }
})
