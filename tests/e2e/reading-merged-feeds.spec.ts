/**
 * Tests docs/spec/feeds.md#new-merged-feed, docs/spec/feeds.md#merged-by-time,
 * docs/spec/feeds.md#gaps-of-a-merged-feed, docs/spec/feeds.md#change-a-merged-feed,
 * docs/spec/feeds.md#list-of-feeds.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import {
  A,
  allAnswered,
  B,
  demoPerson,
  expect,
  heading,
  posts,
  readToEnd,
  scrollToEnd,
  test,
} from './journey.ts'

const alice = demoPerson('alice')
const carol = demoPerson('carol')
const TIMELINE = '/api/v1/timelines/public'

const feeds = (page: Page) => page.getByRole('list', { name: 'Custom feeds' }).getByRole('listitem')
const contents = (page: Page) => page.getByRole('list', { name: 'In this feed' }).getByRole('listitem')
const switcher = (page: Page) => page.getByRole('navigation', { name: 'Timelines' })
const kinds = (page: Page) => page.getByRole('group', { name: 'What is in the new feed?' }).getByRole('radio')
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// docs/spec/feeds.md#new-merged-feed
// docs/spec/feeds.md#merged-by-time
// docs/spec/feeds.md#change-a-merged-feed
test('two hashtags are read as one feed, which is changed, deleted and brought back @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [tea, rain] = [`tea${mark}`, `rain${mark}`]
  const b = await otherDevice(B)
  for (const words of [`one #${tea}`, `two #${rain}`, `three #${tea} #${rain}`, `four #${tea}`]) {
    await b.write({ status: words })
  }
  await openAs(A, '/custom-feeds')
  await page.getByRole('radio', { name: 'Hashtags' }).check()
  await textbox(page, 'Hashtags').fill(`${tea} no-tag`)
  await expect(page.getByText('A hashtag has only letters, digits and underscores.')).toBeVisible()
  await textbox(page, 'Hashtags').fill('a b c d e f')
  await expect(page.getByText('A feed can show up to 5 hashtags, servers and groups.')).toBeVisible()
  await expect(button(page, 'Create')).toBeDisabled()
  await textbox(page, 'Hashtags').fill(`#${tea} ${rain.toUpperCase()}`)
  await expect(textbox(page, 'Feed name (optional)')).toHaveAccessibleDescription(
    `Without a name it is called #${tea} #${rain}.`,
  )
  await textbox(page, 'Feed name (optional)').fill(`Drinks ${mark}`)
  await page.keyboard.press('Enter')
  const row = feeds(page).filter({ hasText: `Drinks ${mark}` })
  await expect(row).toContainText(`#${tea} #${rain}`)
  await expect(textbox(page, 'Hashtags')).toBeFocused()
  await expect(textbox(page, 'Hashtags')).toHaveValue('')

  await row
    .getByRole('link', { name: `Drinks ${mark}` })
    .first()
    .click()
  await expect(posts(page)).toHaveCount(4)
  for (const [place, words] of ['four', 'three', 'two', 'one'].entries()) {
    await expect(posts(page).nth(place)).toContainText(words)
  }
  await expect(switcher(page).getByRole('link', { name: `Drinks ${mark}` })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByRole('link', { name: `Configure Drinks ${mark}` }).click()
  await expect(contents(page)).toHaveCount(2)
  await textbox(page, 'Hashtags').fill(tea)
  await expect(page.getByText(`#${tea} is already in this feed.`)).toBeVisible()
  await button(page, `Remove #${rain}`).click()
  await expect(contents(page)).toHaveText([`#${tea}`])
  await button(page, 'Rename feed').click()
  await textbox(page, 'Feed name').fill(`Tea ${mark}`)
  await page.keyboard.press('Enter')
  await expect(heading(page, `Tea ${mark}`)).toBeVisible()
  await page
    .getByRole('link', { name: `Tea ${mark}` })
    .first()
    .click()
  await expect(posts(page)).toHaveCount(3)

  await page.goBack()
  await button(page, 'Delete feed').click()
  await expect(page).toHaveURL('/custom-feeds')
  await expect(feeds(page).filter({ hasText: mark })).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(feeds(page).filter({ hasText: `Tea ${mark}` })).toHaveCount(1)
  await allAnswered(page)
  await page.reload()
  await expect(feeds(page).filter({ hasText: `Tea ${mark}` })).toHaveCount(1)
})

// docs/spec/feeds.md#new-merged-feed
// docs/spec/feeds.md#gaps-of-a-merged-feed
test('a known server is merged with a hashtag; where it cannot be loaded the feed ends there and says so', async ({
  page,
  openAs,
  world,
  otherDevice,
  host,
}) => {
  await world.control({
    seed: 'small',
    deliver: Array.from({ length: 30 }, (_, index) => ({
      author: 'erin@meadow.example',
      content: `<p>meadow ${index}</p>`,
      age: index * 60 + 60,
    })),
  })
  const bob = await otherDevice(B)
  await bob.write({ status: 'cups #tea' })
  await openAs(alice, '/custom-feeds')
  await page.getByRole('radio', { name: 'Another server' }).check()
  const address = textbox(page, 'Address of the server')
  await address.fill(host)
  await expect(page.getByText('That is this server. Its posts are in Local.')).toBeVisible()
  await address.fill('unknown.example')
  await address.press('Enter')
  await expect(page.getByText('This server does not know unknown.example yet.')).toBeVisible()
  await expect(feeds(page)).toHaveCount(0)
  await address.fill('https://Meadow.example/about')
  await address.press('Enter')
  await page.getByRole('link', { name: 'Configure meadow.example' }).click()
  await textbox(page, 'Hashtags').fill('#tea')
  await button(page, 'Add').click()
  await expect(contents(page)).toHaveText(['meadow.exampleRemove', '#teaRemove'])
  await expectClean(page)

  await world.control({ fail: { path: TIMELINE, query: 'max_id', status: 500 } })
  await page.getByRole('link', { name: 'meadow.example' }).first().click()
  await expect(posts(page).first()).toContainText('cups #tea')
  const gap = page.getByRole('alert')
  await scrollToEnd(page)
  await expect(gap).toContainText('Could not be loaded: Older posts of ⁨meadow.example⁩.')
  await expect(posts(page).filter({ hasText: 'meadow 19' })).toHaveCount(1)
  await expect(posts(page).filter({ hasText: 'meadow 20' })).toHaveCount(0)
  await gap.getByRole('button', { name: 'Try again' }).click()
  await readToEnd(page)
  await expect(posts(page).filter({ hasText: 'meadow 29' })).toHaveCount(1)
  await expect(gap).toHaveCount(0)
})

// docs/spec/feeds.md#gaps-of-a-merged-feed
test('a feed of which one source cannot be loaded at all is read without it, and asked for again', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  await world.control({
    seed: 'small',
    deliver: { author: 'erin@meadow.example', content: '<p>hay bales</p>' },
  })
  const mine = await otherDevice(alice)
  await mine.write({ status: 'cups #tea' })
  const sources = [
    { kind: 'tag', value: 'tea' },
    { kind: 'host', value: 'meadow.example' },
  ]
  const kith = { 'feed.1': { title: 'Both', sources } }
  await mine.ask('POST', '/api/v1/settings/client_config', { kith })
  await world.control({ fail: { path: TIMELINE, status: 500 } })
  await openAs(alice, '/custom-feed/feed.1/timeline')
  await expect(page.getByRole('alert')).toContainText('Could not be loaded: Older posts of ⁨meadow.example⁩.')
  await expect(posts(page)).toHaveCount(0)
  await button(page, 'Show the feed without ⁨meadow.example⁩').click()
  await expect(posts(page)).toHaveText([/cups #tea/])
  await expect(page.getByText('The feed is shown without ⁨meadow.example⁩')).toBeVisible()
  await expectClean(page)
  await button(page, 'Try again').click()
  await expect(posts(page).filter({ hasText: 'hay bales' })).toHaveCount(1)
  await expect(posts(page).filter({ hasText: 'cups #tea' })).toHaveCount(1)
  await expect(page.getByText('The feed is shown without')).toHaveCount(0)
})

// docs/spec/feeds.md#change-a-merged-feed
test('with the keyboard a group is added to a feed, which is read with its posts, on a phone', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.control({ seed: 'small' })
  const bob = await otherDevice(B)
  const { id: group_id } = await bob.ask<{ id: string }>('POST', '/api/v1/groups', { name: 'club' })
  await bob.write({ status: 'first roses', group_id })
  const mine = await otherDevice(alice)
  await mine.write({ status: 'cups #tea' })
  const kith = { 'feed.1': { title: 'Garden', sources: [{ kind: 'tag', value: 'tea' }] } }
  await mine.ask('POST', '/api/v1/settings/client_config', { kith })
  await openAs(alice, '/custom-feed/feed.1')
  await page.getByRole('combobox', { name: 'Add to this feed' }).focus()
  await page.keyboard.type('A group')
  await page.keyboard.press('Tab')
  const address = page.getByRole('combobox', { name: 'Address of the group' })
  await expect(address).toBeFocused()
  await page.keyboard.type('c')
  // Carol is no group.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/club/])
  await address.fill('@bob')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bob is not a group.').first()).toBeVisible()
  for (const note of ['club added to the feed.', 'club is already in this feed.']) {
    await address.fill('club')
    await page.keyboard.press('Enter')
    await expect(page.getByText(note).first()).toBeAttached()
    await expect(contents(page)).toHaveText(['#teaRemove', 'clubRemove'])
    await expect(address).toBeFocused()
  }
  await expectClean(page)

  await page.getByRole('link', { name: 'Garden' }).first().press('Enter')
  await expect(posts(page)).toHaveText([/cups #tea/, /first roses/])
  await page.goBack()
  await button(page, 'Remove #tea').press('Enter')
  await expect(contents(page)).toHaveText(['club'])
  await expect(contents(page)).toBeFocused()
})

// docs/spec/feeds.md#new-merged-feed
// docs/spec/feeds.md#gaps-of-a-merged-feed
test('what an older server does not show is not offered, and left out of a feed that has it', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  const mine = await otherDevice(carol)
  const sources = [
    { kind: 'tag', value: 'garden' },
    { kind: 'host', value: 'meadow.example' },
  ]
  const kith = { 'feed.1': { title: 'Both', sources } }
  await mine.ask('POST', '/api/v1/settings/client_config', { kith })
  await openAs(carol, '/custom-feeds')
  await expect(kinds(page)).toHaveCount(4)
  await world.control({ version: '5.0.0' })
  await page.reload()
  await expect(kinds(page)).toHaveCount(2)
  await world.control({ version: '4.11.0' })
  await page.reload()
  await expect(kinds(page)).toHaveCount(2)
  await page.getByRole('link', { name: /^Both/ }).first().click()
  await expect(page.getByText('This server does not show the posts of ⁨meadow.example⁩.')).toBeVisible()
  await expect(posts(page).first()).toContainText('#garden')
  const asked = (await world.requests()).filter(({ path }) => path.startsWith(TIMELINE))
  expect(asked).toEqual([])
})

// docs/spec/settings.md#saving-a-preference
test('a feed whose answer was lost is made once, also when it is made again', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/custom-feeds')
  await page.getByRole('radio', { name: 'Hashtags' }).check()
  await textbox(page, 'Hashtags').fill('tea')
  await world.control({
    fail: { path: '/api/v1/settings/client_config', method: 'POST', status: 502, acts: true },
  })
  await button(page, 'Create').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server has a problem')
  await expect(textbox(page, 'Hashtags')).toHaveValue('tea')
  await button(page, 'Create').click()
  await expect(textbox(page, 'Hashtags')).toHaveValue('')
  await page.reload()
  await expect(feeds(page).filter({ hasText: '#tea' })).toHaveCount(1)
})
