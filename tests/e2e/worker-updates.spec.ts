/** Tests docs/spec/offline.md#updates, docs/spec/offline.md#two-builds. */
import type { Page } from '@playwright/test'
import { A, allAnswered, expect, heading, posts, unique } from './journey.ts'
import { allCached, buildOf, cachedFiles, lookForBuild, nextBuild, test } from './worker-site.ts'

const ready = (page: Page) => page.getByText('A new version is ready.')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' }).click()
const buildShown = (page: Page) => page.locator('meta[name="kith-build"]').getAttribute('content')

const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')

const BUSY = { path: '/api/v1/statuses', method: 'POST', status: 503, body: '' }

async function write(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(content)
}

// docs/spec/offline.md#two-builds
// docs/spec/offline.md#updates
test('an update reloads the tab that agrees; the other goes on with its own files', async ({
  page,
  context,
  site,
  openAs,
}) => {
  test.slow()
  await openAs(A, '/home')
  await allCached(page)
  const other = await context.newPage()
  await other.goto('/home')
  await expect(posts(other).first()).toBeVisible()
  await allAnswered(other)
  const before = buildOf(site.files)

  site.files = nextBuild(site.files)
  const after = buildOf(site.files)
  await lookForBuild(page)
  await expect(ready(page)).toBeVisible()
  await expect(ready(other)).toBeVisible()
  expect([await buildShown(page), await buildShown(other)]).toEqual([before, before])
  await reload(page)
  await expect(posts(page).first()).toBeVisible()
  expect([await buildShown(page), await buildShown(other)]).toEqual([after, before])
  await expect(ready(page)).toHaveCount(0)

  await other.getByRole('button', { name: 'Later' }).click()
  await expect(ready(other)).toHaveCount(0)
  await other.getByRole('link', { name: 'Profile directory' }).first().click()
  await expect(heading(other, 'Profile directory'), 'from files that the server has no more').toBeVisible()
  expect(await buildShown(other)).toBe(before)
  expect(Object.keys(await cachedFiles(page))).toHaveLength(2)

  site.files = nextBuild(site.files)
  await lookForBuild(page)
  await expect(ready(page)).toBeVisible()
  expect(Object.keys(await cachedFiles(page)), 'the build in force and the one before it').toEqual([
    `kith-build-${after}`,
    `kith-build-${buildOf(site.files)}`,
  ])
})

test('an update while a post waits and another is being written loses neither', async ({
  page,
  site,
  world,
  openAs,
  otherDevice,
}) => {
  const words = unique('Written on the train')
  await openAs(A, '/home')
  await allCached(page)
  await world.control({ fail: { ...BUSY, headers: { 'retry-after': '600' } } })
  await write(page, words)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(waiting(page)).toContainText(words)
  await write(page, 'Half a thought')
  await allAnswered(page)

  site.files = nextBuild(site.files)
  await lookForBuild(page)
  await expect(ready(page)).toBeVisible()
  await reload(page)
  await expect(waiting(page)).toContainText(words)
  expect(await buildShown(page)).toBe(buildOf(site.files))
  await expect(page.getByLabel('Text of the post')).toHaveValue('Half a thought')
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page)).toHaveCount(0)
  const home = await (await otherDevice(A)).ask<{ content: string }[]>('GET', '/api/v1/timelines/home')
  expect(home.filter(({ content }) => content.includes(words))).toHaveLength(1)
})
