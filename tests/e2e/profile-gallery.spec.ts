/**
 * Tests docs/spec/gallery.md#gallery-of-a-profile, docs/spec/media.md#sensitive-pictures,
 * docs/spec/lists.md#coming-back-to-a-list, docs/spec/lists.md#booleans-of-a-list,
 * docs/spec/lists.md#deleting-an-entry.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { A, B, chooseItem, demoPerson, expect, heading, rowsOf, test, unique } from './journey.ts'
import { pictureClient } from './picture-client.ts'

const BOX = { width: 300, height: 200 }

const cells = (page: Page) => page.getByRole('list', { name: 'Gallery of' }).getByRole('listitem')
const cell = (page: Page, name: string | RegExp) =>
  cells(page).filter({ has: page.getByRole('link', { name, exact: true }) })

// docs/spec/gallery.md#gallery-of-a-profile
test('a gallery leads from every cell to its post, and back to the profile @anywhere', async ({
  page,
  openAs,
}) => {
  const publish = await pictureClient(page, B)
  const [first, second, words] = ['a kettle', 'a bicycle', 'three of them'].map(unique)
  await publish(words ?? '', [{ ...BOX, description: second ?? '' }, BOX, BOX])
  await publish(unique('a kettle'), [{ ...BOX, description: first ?? '' }])
  await openAs(A, `/@${B.username}/gallery`)
  await expect(heading(page, `Gallery of`)).toContainText(`@${B.username}@`)
  await expect(page).toHaveTitle(new RegExp(`Gallery of @${B.username}@`))
  await expect(cell(page, first ?? '')).toBeVisible()
  await cell(page, `${second}, 3 files`).getByRole('link').click()
  await expect(page.getByRole('article').filter({ hasText: words ?? '' })).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(`/@${B.username}`)
})

// docs/spec/media.md#sensitive-pictures
test('sensitive pictures stay covered until they are uncovered @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const { ask } = await otherDevice(A)
  const publish = await pictureClient(page, B)
  const description = unique('a secret kettle')
  const [address = ''] = await publish(unique('careful'), [{ ...BOX, description }], true)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openAs(A, `/@${B.username}/gallery`)
  const covered = cells(page).first()
  const cover = covered.getByRole('button', { name: 'Sensitive content' })
  await expect(cover).toBeVisible()
  // The description would tell what the cover hides.
  await expect(covered.getByRole('link', { name: /^Post by .+, .+/ })).toBeAttached()
  const before = await covered.boundingBox()
  expect(loaded).not.toContain(address)
  await cover.press('Enter')
  await expect.poll(() => loaded).toContain(address)
  expect(await covered.boundingBox()).toEqual(before)
  await expect(covered.getByRole('button', { name: 'Hide sensitive content' })).toBeFocused()
  await expect(covered.getByRole('link', { name: description })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(cover).toBeFocused()

  const preferences = await ask<{ client_config: { kith?: object } }>(
    'GET',
    '/api/v1/accounts/verify_credentials',
  )
  const kith = { ...preferences.client_config.kith, contentWarningsEnabled: false }
  await ask('POST', '/api/v1/settings/client_config', { kith })
  await page.reload()
  await expect(cell(page, description)).toBeVisible()
  await expect(cells(page).first().getByRole('button')).toHaveCount(0)
})

// docs/spec/gallery.md#gallery-of-a-profile
test('guests see the gallery of a local profile, and none of a remote one', async ({ page, world }) => {
  await page.goto('/@alice/gallery')
  await expect(cells(page).first()).toBeVisible()
  await page.goto('/@nyx@night.example/gallery')
  await expect(heading(page, 'Profile not found')).toBeVisible()
  expect(
    (await world.requests()).filter(({ path }) => path.includes('nyx') && path.includes('statuses')),
  ).toEqual([])
})

// docs/spec/gallery.md#gallery-of-a-profile
test('a gallery says when it is empty, when nobody has its address, and when it cannot be loaded', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/@dave/gallery')
  await expect(page.getByText('No media found')).toBeVisible()
  for (const path of ['/@nobody/gallery', '/profile/nobody/gallery']) {
    await page.goto(path)
    await expect(heading(page, 'Profile not found')).toBeVisible()
  }
  await world.control({ fail: { path: '/api/v1/accounts/*/statuses', status: 500 } })
  await page.goto('/@alice/gallery')
  await expect(page.getByText(/The server has a problem/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cells(page).first()).toBeVisible()
})

// docs/spec/lists.md#booleans-of-a-list
test('a long gallery has no holes, and Back finds the same cell without a request', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(demoPerson('alice'), '/@bob/gallery')
  await isComplete(page)
  const seen = new Set<string>()
  await expect
    .poll(async () => {
      for (const [id] of await rowsOf(page)) seen.add(id)
      await page.evaluate(() => window.scrollBy(0, 400))
      return seen.size
    })
    .toBe(45)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  const asked = (await world.requests()).map(({ path }) => new URL(path, 'http://x'))
  const [call] = asked.filter(({ pathname }) => pathname.endsWith('/statuses'))
  expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
    limit: '20',
    only_media: 'true',
    exclude_replies: 'false',
    exclude_reblogs: 'true',
    pinned: 'false',
  })
  const lefts = await cells(page).evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  )
  expect(
    new Set(lefts.map((left, index) => `${index % 3} ${left}`)).size,
    'each place of a row is one column',
  ).toBe(3)

  const link = cells(page)
    .nth(lefts.length - 5)
    .getByRole('link')
  const href = await link.getAttribute('href')
  await link.focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
  await world.requests()
  await page.goBack()
  await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect((await world.requests()).filter(({ path }) => path.includes('/api/v1/accounts/'))).toEqual([])
})

// docs/spec/lists.md#deleting-an-entry
test('a deleted post leaves the gallery', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/@alice/gallery')
  const harvest = cell(page, /A bowl heaped with tomatoes/)
  await expect(cells(page)).toHaveCount(6)
  await harvest.getByRole('link').click()
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  // Its page is left by itself.
  await expect(page).toHaveURL('/@alice/gallery')
  await expect(cells(page)).toHaveCount(5)
  await expect(harvest).toHaveCount(0)
})
