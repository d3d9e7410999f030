/**
 * Tests docs/spec/media.md#picture-viewer, docs/spec/media.md#sensitive-pictures,
 * docs/spec/media.md#descriptions-of-files, docs/spec/media.md#reserved-boxes-for-pictures.
 */
import type { Page } from '@playwright/test'
import { A, allAsked, demoPerson, expect, isLive, posts, test, unique } from './journey.ts'
import { pictureClient, type Shown } from './picture-client.ts'

const THREE: Shown[] = [
  { width: 300, height: 200, description: 'the first' },
  { width: 200, height: 400, description: 'the second' },
  { width: 500, height: 100 },
]

const post = (page: Page, text: string) => posts(page).filter({ hasText: text })

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images' })

declare global {
  interface Window {
    moved: string[]
  }
}

/** A layout shift as browsers report it; TypeScript lacks the type. */
interface Shift {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Goes down the page until every picture has been loaded, and answers what moved under the reader's eyes. */
async function movementsWhileReading(page: Page): Promise<string[]> {
  const pictures = posts(page).getByRole('img', { name: 'A slope' })
  await expect(pictures).toHaveCount(20)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  return page.evaluate(() => window.moved)
}

// docs/spec/media.md#reserved-boxes-for-pictures
test('the layout does not shift while pictures load; a second visit knows their proportions', async ({
  page,
  openAs,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry ? (entry.sources as Shift[]) : []
        const inPosts = sources.flatMap(({ node, previousRect, currentRect }) =>
          node?.parentElement?.closest('[role="feed"]')
            ? [
                `${node.nodeName} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`,
              ]
            : [],
        )
        if (inPosts.length > 0) window.moved.push(`${inPosts} after ${Math.round(entry.startTime)} ms`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const publish = await pictureClient(page, A)
  for (let height = 200; height < 1200; height += 50) {
    await publish(`${height} high`, [{ width: 600, height, description: 'A slope' }])
  }
  await openAs(demoPerson('alice'), '/home')
  expect(await movementsWhileReading(page), 'the first visit').toEqual([])
  await page.goto('/home')
  await isLive(page)
  expect(await movementsWhileReading(page), 'the second visit').toEqual([])
  const high = await post(page, '1150 high').getByRole('img', { name: 'A slope' }).boundingBox()
  expect((high?.width ?? 0) / (high?.height ?? 1)).toBeCloseTo(600 / 1150, 1)
})

// docs/spec/media.md#picture-viewer
test('the viewer shows the pictures of a post and is used by keyboard @anywhere @daily', async ({
  page,
  openAs,
}) => {
  const words = unique('three of them')
  const publish = await pictureClient(page, A)
  await publish(words, THREE)
  await openAs(A, '/home')
  const second = post(page, words).getByRole('link', { name: 'the second' })
  await second.press('Enter')
  await expect(viewer(page).getByRole('status')).toHaveText('2 of 3')
  await expect(viewer(page).getByRole('paragraph').filter({ hasText: 'the second' })).toBeVisible()
  const original = viewer(page).getByRole('link', { name: 'Open original' })
  await expect(original).toHaveAttribute('rel', 'noopener noreferrer')

  for (const [key, place] of [
    ['ArrowRight', '3 of 3'],
    ['ArrowRight', '3 of 3'],
    ['Home', '1 of 3'],
    ['ArrowLeft', '1 of 3'],
    ['End', '3 of 3'],
    ['PageUp', '2 of 3'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(viewer(page).getByRole('status')).toHaveText(place)
  }

  const picture = viewer(page).getByRole('img', { name: 'the second' })
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
  const whole = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(whole)
  await page.keyboard.press('ArrowRight') // moves the picture, not on to the next
  await expect(viewer(page).getByRole('status')).toHaveText('2 of 3')
  await page.keyboard.press('-')
  await expect.poll(width).toBe(whole)

  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(second).toBeFocused()
  await expect(page).toHaveURL('/home')
})

// docs/spec/media.md#picture-viewer
test('clicking the picture, clicking beside it and Back close the viewer; the scroll position stays', async ({
  page,
  openAs,
}) => {
  const publish = await pictureClient(page, A)
  await publish('three of them', THREE)
  await openAs(demoPerson('alice'), '/about')
  await page.goto('/home')
  await isLive(page)
  const first = post(page, 'three of them').getByRole('link', { name: 'the first' })
  await first.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const ways: (() => Promise<unknown>)[] = [
    () => viewer(page).getByRole('img', { name: 'the first' }).click(),
    () => page.mouse.click(80, 400),
    () => viewer(page).getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await first.click()
    await expect(viewer(page).getByRole('img', { name: 'the first' })).toBeVisible()
    await page.mouse.wheel(0, 400)
    await close()
    await expect(viewer(page)).toHaveCount(0)
    await expect(first).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  }
  await expect(page).toHaveURL('/home')
  // None of these steps is left over: Back leads to where the visit began.
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

// docs/spec/media.md#picture-viewer
test('a double click zooms instead of closing the viewer', async ({ page, openAs }) => {
  const publish = await pictureClient(page, A)
  await publish('three of them', THREE)
  await openAs(demoPerson('alice'), '/home')
  await post(page, 'three of them').getByRole('link', { name: 'the first' }).click()
  const picture = viewer(page).getByRole('img', { name: 'the first' })
  await expect(picture).toBeVisible()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await width()
  await picture.dblclick()
  await expect.poll(width).toBeGreaterThan(whole * 2)
})

test('in Persian the next picture is to the left', async ({ page, openAs }) => {
  const publish = await pictureClient(page, A)
  await publish('three of them', THREE)
  await page.addInitScript(() => localStorage.setItem('kith_locale', 'fa'))
  await openAs(demoPerson('alice'), '/home')
  await post(page, 'three of them').getByRole('link', { name: 'the first' }).click()
  const dialog = page.getByRole('dialog', { name: 'تصویرها' })
  await expect(dialog.getByRole('status')).toHaveText('۱ از ۳')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toHaveText('۲ از ۳')
  await expect(dialog.getByRole('img', { name: 'the second' })).toBeInViewport()
})

// docs/spec/media.md#descriptions-of-files
test('a long description can be read whole and selected @anywhere', async ({ page, openAs }) => {
  const words = unique('a walk')
  const description = `A long walk.\n${'Hills and more hills. '.repeat(80)}The end.`
  const publish = await pictureClient(page, A)
  await publish(words, [{ width: 300, height: 200, description }])
  await openAs(A, '/home')
  const badge = post(page, words).getByRole('button', { name: 'ALT: read the description' })
  await badge.click()
  const dialog = page.getByRole('dialog', { name: 'Description' })
  await dialog.getByText('The end.').selectText()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('A long walk.')
  await page.keyboard.press('Escape')
  await expect(badge).toBeFocused()
})

// docs/spec/media.md#sensitive-pictures
test('sensitive pictures are not loaded until they are uncovered, and can be covered again @daily', async ({
  page,
  openAs,
  world,
}) => {
  const publish = await pictureClient(page, A)
  const addresses = await publish('careful', THREE, true)
  const paths = addresses.map((address) => new URL(address).pathname)
  const loaded = async () =>
    (await world.requests()).map(({ path }) => path).filter((path) => paths.includes(path))
  await openAs(demoPerson('alice'), '/home')
  const covered = post(page, 'careful')
  const cover = covered.getByRole('button', { name: 'Sensitive content' })
  await expect(cover).toBeVisible()
  const before = await covered.boundingBox()
  expect(await loaded()).toEqual([])
  await cover.press('Enter')
  await expect(covered.getByRole('img', { name: 'the first' })).toBeVisible()
  await expect.poll(async () => (await loaded()).length).toBeGreaterThan(0)
  expect(await covered.boundingBox()).toEqual(before)
  await expect(covered.getByRole('button', { name: 'Hide sensitive content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(covered.getByRole('img', { name: 'the first' })).toHaveCount(0)
  await expect(cover).toBeFocused()
})

test('a picture that cannot be loaded says so, and another try may succeed', async ({
  page,
  openAs,
  world,
}) => {
  const publish = await pictureClient(page, A)
  const [address = ''] = await publish('unlucky', [{ width: 300, height: 200, description: 'a cat' }])
  // The picture is asked for, and then the server is asked why.
  await world.control({ fail: { path: new URL(address).pathname, status: 502, times: 2 } })
  await openAs(demoPerson('alice'), '/home')
  const unlucky = post(page, 'unlucky')
  await expect(unlucky.getByText('Could not be loaded')).toBeVisible()
  await expect(unlucky.getByRole('link', { name: 'Open original' })).toHaveAttribute('href', address)
  await expect(unlucky.getByRole('button', { name: 'ALT: read the description' })).toBeVisible()
  await unlucky.getByRole('button', { name: 'Try again' }).click()
  await expect(unlucky.getByRole('img', { name: 'a cat' })).not.toHaveJSProperty('naturalWidth', 0)
  await expect(unlucky.getByText('Could not be loaded')).toHaveCount(0)
})

test('the page stays usable when the viewer cannot be loaded', async ({ page, openAs }) => {
  const publish = await pictureClient(page, A)
  await publish('three of them', THREE)
  await openAs(demoPerson('alice'), '/home')
  const first = post(page, 'three of them').getByRole('link', { name: 'the first' })
  await expect(first).toBeVisible()
  await allAsked(page) // what says so is here as well
  await page.context().setOffline(true)
  await first.click()
  await expect(page.getByText(/server cannot be reached/)).toBeVisible()
  await page.context().setOffline(false)
  await first.click()
  await expect(viewer(page)).toBeVisible()
})
