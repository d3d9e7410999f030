/** Tests docs/spec/timelines.md#lenses-of-home. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import {
  A,
  allAnswered,
  B,
  demoPerson,
  expect,
  letPass,
  posts,
  scrollToEnd,
  test,
  unique,
} from './journey.ts'
import { makeFollow } from './relations.ts'

const alice = demoPerson('alice')
const menu = (page: Page) => page.getByRole('button', { name: 'What Home shows' })
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
const shown = (page: Page, words: string) => posts(page).filter({ hasText: words })
/** The name of the lens beside the heading. */
const named = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true })
const all = (page: Page) => page.getByRole('button', { name: 'Show all posts' })

for (const [device, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/timelines.md#lenses-of-home
  test(`Home without reposts: chosen in the menu, counted, remembered, and switched off, on a ${device} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    await page.setViewportSize({ width, height })
    const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
    await makeFollow(a, b)
    const [own, reposted] = [unique('the kettle'), unique('a letter')]
    const { id } = await a.write({ status: reposted })
    await b.ask('POST', `/api/v1/statuses/${id}/reblog`)
    await b.write({ status: own })
    await openAs(A, '/home')
    const repost = shown(page, reposted).filter({ hasText: 'reposted' })
    await expect(repost).toBeVisible()
    await menu(page).click()
    await expect(choice(page, 'All posts')).toBeChecked()
    await choice(page, 'Without reposts').click()
    await expect(repost).toHaveCount(0)
    for (const when of ['at once', 'after a reload']) {
      await expect(shown(page, own), when).toBeVisible()
      await expect(named(page, 'Without reposts'), when).toBeVisible()
      await expect(page.getByText(/^[1-9]\d* reposts? left out$/), when).toBeVisible()
      await expect(repost, when).toHaveCount(0)
      await allAnswered(page)
      if (when === 'at once') await page.reload()
    }
    await expectClean(page)
    await all(page).click()
    await expect(repost).toBeVisible()
    await expect(menu(page)).toBeFocused()
    await allAnswered(page)
  })
}

// docs/spec/timelines.md#lenses-of-home
test('v opens the menu of lenses; without replies own threads stay @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const [begin, next, answer] = [unique('part one'), unique('part two'), unique('quite right')]
  const { id } = await b.write({ status: begin })
  await b.write({ status: next, in_reply_to_id: id })
  const { id: own } = await a.write({ status: unique('a letter') })
  await b.write({ status: answer, in_reply_to_id: own })
  await openAs(A, '/home')
  await expect(shown(page, answer)).toBeVisible()
  await expect(menu(page)).toHaveAttribute('aria-keyshortcuts', 'v')
  await page.keyboard.press('v')
  await expect(choice(page, 'All posts')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(shown(page, answer)).toHaveCount(0)
  await expect(shown(page, next)).toBeVisible()
  await expect(shown(page, begin)).toBeVisible()
  await allAnswered(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('home all posts')
  await page.keyboard.press('Enter')
  await expect(shown(page, answer)).toBeVisible()
  await allAnswered(page)
})

// docs/spec/timelines.md#lenses-of-home
test('where a lens leaves out all of Home, it says so and shows all again', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small' })
  await openAs(alice, '/home')
  await expect(posts(page).first()).toBeVisible()
  await menu(page).click()
  await choice(page, 'Only with pictures or files').click()
  await expect(page.getByText('All posts here are left out.')).toBeVisible()
  await expectClean(page)
  await page.getByRole('main').getByRole('button', { name: 'Show all posts' }).last().click()
  await expect(posts(page).first()).toBeVisible()
})

const FILE = {
  id: 'f',
  type: 'image',
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  description: 'Rain',
}

// docs/spec/timelines.md#lenses-of-home
test('pages of which a lens leaves out all are followed by the next, until three in a row', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small' })
  const say = (content: string, age: number, more = {}) => ({ author: 'bob', content, age, ...more })
  const silent = Array.from({ length: 90 }, (_, index) => say(`<p>words ${index}</p>`, 60 + index))
  const file = { overrides: { media_attachments: [FILE] } }
  await world.control({
    deliver: [say('<p>a newer picture</p>', 10, file), ...silent, say('<p>an older picture</p>', 200, file)],
  })
  await openAs(alice, '/home')
  await menu(page).click()
  await choice(page, 'Only with pictures or files').click()
  await expect(shown(page, 'a newer picture')).toBeVisible()
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(page.getByText('79 posts left out')).toBeVisible()
  await expect(more).toBeVisible()
  await expect(shown(page, 'an older picture')).toHaveCount(0)
  await more.click()
  await expect(shown(page, 'an older picture')).toBeVisible()
  await scrollToEnd(page)
})

// docs/spec/timelines.md#lenses-of-home
test('new posts that a lens leaves out are not announced', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small' })
  await page.clock.install()
  await openAs(alice, '/home')
  await menu(page).click()
  await choice(page, 'Without reposts').click()
  await expect(named(page, 'Without reposts')).toBeVisible()
  await allAnswered(page)
  await world.control({ deliver: { author: 'bob', reposts: 'Rain over' } })
  await world.control({ deliver: { author: 'bob', content: '<p>The kettle sings.</p>' } })
  await letPass(page, 60)
  await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible()
})
