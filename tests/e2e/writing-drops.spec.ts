/**
 * Tests docs/spec/attachments.md#dropped-files with the browser's own drag and drop: what nobody refuses
 * opens in place of the page.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { drag } from './drag.ts'
import { attached, picture } from './files.ts'
import { demoPerson, expect, test } from './journey.ts'

const alice = demoPerson('alice')

const text = (page: Page) => page.getByLabel('Text of the post')
/**
 * Follows whether the page keeps the browser from doing what it does by itself. A browser without windows, as
 * in these journeys, would not open what is dropped; every other one does.
 */
async function followRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (event: Event) =>
      queueMicrotask(() => setTimeout(() => Object.assign(window, { isRefused: event.defaultPrevented })))
    for (const type of ['dragover', 'drop']) addEventListener(type, note)
  })
}

/** Expects that what was dragged last was refused or taken, and forgets it. */
async function expectRefused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isRefused'))).toBe(true)
  await page.evaluate(() => Object.assign(window, { isRefused: undefined }))
}

/** Beside everything. */
const CORNER: [number, number] = [3, 500]

// docs/spec/attachments.md#dropped-files
test('what is dropped beside everything goes to what is open, or nowhere; the page stays', async ({
  page,
  openAs,
}, testInfo) => {
  const file = testInfo.outputPath('dropped.png')
  const folder = testInfo.outputPath('a folder')
  const list = testInfo.outputPath('list.csv')
  await followRefusals(page)
  await page.goto('/')
  await mkdir(folder, { recursive: true })
  await writeFile(file, await picture(page))
  await writeFile(list, 'ada@lab.example\n')

  const stays = async (path: string) => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(new URL(page.url()).pathname).toBe(path)
  }
  // A guest, who can attach nothing.
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await drag(page, { files: [file] }, CORNER)
    await expectRefused(page)
    await drag(page, { link: 'http://127.0.0.1:9/elsewhere' }, CORNER)
    await expectRefused(page)
    await stays(path)
  }

  await openAs(alice, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill('all that was typed')
  await drag(page, { files: [file] }, CORNER, false)
  await expect(page.locator('[data-dropping="true"]')).toHaveCount(1)
  await drag(page, { files: [file, folder] }, CORNER)
  await expect(attached(page)).toHaveCount(1)
  await expect(page.getByText('a folder')).toBeVisible()
  await expect(text(page)).toHaveValue('all that was typed')
  await drag(page, { link: 'http://127.0.0.1:9/elsewhere' }, CORNER)
  await expectRefused(page)
  await stays('/home')

  // Behind a window nothing is taken.
  await page.getByRole('button', { name: 'Attach from the web' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await drag(page, { files: [file] }, CORNER)
  await expectRefused(page)
  await page.keyboard.press('Escape')
  await expect(attached(page)).toHaveCount(1)
  await stays('/home')

  await page.goto('/settings/profile')
  await expect(page.getByRole('button', { name: 'Choose a picture' }).first()).toBeVisible()
  await drag(page, { files: [file] }, CORNER)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/settings/import-follows')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await drag(page, { files: [list] }, CORNER)
  await expect(page.getByRole('textbox').first()).toHaveValue(/ada@lab.example/)
})

// docs/spec/attachments.md#dropped-files
test('what is dropped before the application has come opens nothing', async ({
  page,
  openAs,
  world,
}, testInfo) => {
  const file = testInfo.outputPath('early.txt')
  await mkdir(testInfo.outputPath(), { recursive: true })
  await writeFile(file, 'words')
  await followRefusals(page)
  const [, entry] = /data-entry="([^"]+)"/.exec(await (await page.request.get('/')).text()) ?? []
  await world.control({ hold: { path: entry } })
  await openAs(alice, '/about')
  await expect(page.getByRole('heading')).toHaveCount(0)
  await drag(page, { files: [file] }, CORNER)
  await expectRefused(page)
  expect(new URL(page.url()).pathname).toBe('/about')
  await world.control({ release: true })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})
