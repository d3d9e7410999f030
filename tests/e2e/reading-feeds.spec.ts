/**
 * Tests docs/spec/feeds.md#list-of-feeds, docs/spec/feeds.md#configure-a-feed,
 * docs/spec/feeds.md#delete-a-feed, docs/spec/feeds.md#add-a-member, docs/spec/feeds.md#remove-a-member,
 * docs/spec/feeds.md#timeline-of-a-feed, docs/spec/feeds.md#members-leave-home,
 * docs/spec/navigation.md#feed-switcher.
 */
import type { Page } from '@playwright/test'
import {
  A,
  allAsked,
  B,
  demoPerson,
  expect,
  heading,
  letPass,
  posts,
  readToEnd,
  scrollToEnd,
  test,
  unique,
} from './journey.ts'
import { makeFollow } from './relations.ts'

const alice = demoPerson('alice')
const feeds = (page: Page) => page.getByRole('list', { name: 'Custom feeds' }).getByRole('listitem')
const members = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem')
const switcher = (page: Page) => page.getByRole('navigation', { name: 'Timelines' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const address = (page: Page) => page.getByRole('combobox', { name: 'Add a user' })

const databaseError = { status: 500, body: '{"error":"database error"}', contentType: 'application/json' }

async function configure(page: Page, name: string) {
  await page.getByRole('link', { name: `Configure ${name}` }).click()
  await expect(heading(page, name)).toBeVisible()
}

// docs/spec/feeds.md#list-of-feeds
test('a feed that was made although the answer was lost is listed', async ({ page, openAs, world }) => {
  await openAs(alice, '/custom-feeds')
  await page.getByRole('textbox', { name: 'New feed name' }).fill('Kitchen')
  await world.control({ fail: { path: '/api/v1/lists', method: 'POST', status: 0, acts: true } })
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server cannot be reached')
  await expect(feeds(page).filter({ hasText: 'Kitchen' })).toHaveCount(1)
})

// docs/spec/feeds.md#list-of-feeds
// docs/spec/feeds.md#name-of-a-feed
// docs/spec/feeds.md#delete-a-feed
// docs/spec/feeds.md#timeline-of-a-feed
// docs/spec/feeds.md#members-leave-home
// docs/spec/navigation.md#feed-switcher
test('create a custom feed, read its timeline, and delete it', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small' })
  await openAs(alice, '/custom-feeds')
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Custom feeds \| /)
  await expect(page.getByText('No custom feeds yet')).toBeVisible()

  const name = page.getByRole('textbox', { name: 'New feed name' })
  const create = page.getByRole('button', { name: 'Create' })
  await name.fill('   ')
  await expect(create).toBeDisabled()
  await name.fill('x'.repeat(201))
  await expect(page.getByText('A name can have at most 200 characters.')).toBeVisible()
  await expect(create).toBeDisabled()
  await name.fill('  Kitchen ')
  await create.click()
  await expect(feeds(page)).toHaveText(['Kitchen'])
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()
  await name.fill('Attic')
  await name.press('Enter')
  await expect(feeds(page)).toHaveText(['Attic', 'Kitchen']) // the newest on top
  await name.fill('Kitchen')
  await expect(page.getByText('You already have a feed with this name.')).toBeVisible()

  await page.getByRole('link', { name: 'Kitchen', exact: true }).click()
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Kitchen \| /)
  await expect(page.getByText('Nobody is in this feed yet')).toBeVisible()
  await switcher(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('feed').getByText('The kettle is on.')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Add people' }).click()
  await expect(heading(page, 'Kitchen')).toBeFocused()
  await expect(page.getByText('will not be displayed in Home')).toBeVisible()

  await address(page).fill('@bob')
  await page.getByRole('option', { name: /Bob/ }).click()
  await expect(members(page)).toHaveCount(1)
  await expect(address(page)).toHaveValue('')
  await page.getByRole('link', { name: 'Kitchen' }).click()
  await expect(posts(page).filter({ hasText: 'The kettle is on.' })).toBeVisible()
  await switcher(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('feed').getByText('Hello from the garden.')).toBeVisible()
  await expect(page.getByRole('feed').getByText('The kettle is on.')).toHaveCount(0)

  await page.goBack()
  await configure(page, 'Kitchen')
  await page.getByRole('button', { name: 'Delete feed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/custom-feeds')
  await expect(heading(page, 'Custom feeds')).toBeFocused()
  await expect(feeds(page)).toHaveText(['Attic'])
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('feed').getByText('The kettle is on.')).toBeVisible()
})

// docs/spec/feeds.md#configure-a-feed
test('a feed is renamed in place; an error is shown and can be retried', async ({ page, openAs, world }) => {
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Harbour')
  const rename = page.getByRole('button', { name: 'Rename feed' })
  const name = page.getByRole('textbox', { name: 'Feed name' })
  const save = page.getByRole('button', { name: 'Save' })
  await rename.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Harbour')
  await name.press('Escape')
  await expect(rename).toBeFocused()
  await expect(name).toBeHidden()

  await rename.click()
  await name.fill('Night sky 🔭')
  await expect(save).toBeDisabled()
  await name.fill('Open sea')
  await world.control({ fail: { method: 'PUT', path: '/api/v1/lists/*', status: 503, body: 'busy' } })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('The server has a problem (503)')
  // Somebody was faster, elsewhere: the database of the server objects.
  await world.control({ fail: { ...databaseError, method: 'PUT', path: '/api/v1/lists/*' } })
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(
    'You already have a feed with this name. The server says: database error',
  )
  await save.click()
  await expect(heading(page, 'Open sea')).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Open sea \| /)
  await expect(rename).toBeFocused()
  await page.goBack()
  await expect(feeds(page).filter({ hasText: 'Open sea' })).toBeVisible()
})

// docs/spec/conventions.md#messages
// docs/spec/feeds.md#add-a-member
test('a member is added by keyboard; duplicates, unknown and unreachable people are reported', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Harbour')
  await expect(members(page)).toHaveCount(2)

  await address(page).pressSequentially('@ha')
  await expect(suggestions(page).first()).toBeVisible()
  await expect(address(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await suggestions(page).count()).toBeLessThanOrEqual(5)
  await address(page).press('ArrowDown')
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(address(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  )
  await address(page).press('Escape')
  await expect(suggestions(page)).toHaveCount(0)

  // The whole address needs no choosing, and the @ no typing.
  await address(page).fill('bob')
  await address(page).press('Enter')
  await expect(members(page)).toHaveCount(3)
  await address(page).fill('@bob')
  await address(page).press('Enter')
  await expect(page.getByText('User is already in the list').first()).toBeVisible()
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true')
  await address(page).fill('nobody.at.all')
  await expect(page.getByText('User not found').first()).toBeVisible()

  await world.control({ fail: { path: '/api/v1/accounts/search', status: 0 } })
  await address(page).fill('caro')
  await address(page).press('Enter')
  await expect(page.getByText(/cannot be reached/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('option', { name: /carol/ }).click()
  await expect(members(page)).toHaveCount(4)
  const asked = (await world.requests()).filter(({ path }) => path.startsWith('/api/v1/accounts/search'))
  expect(asked.every(({ path }) => path.endsWith('resolve=false&limit=5') && !path.includes('%40'))).toBe(
    true,
  )
})

// docs/spec/conventions.md#questions-before-something-is-lost
test('a database error mentions the name only when a name was entered', async ({ page, openAs, world }) => {
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Harbour')
  const taken = page.getByText('You already have a feed with this name.')
  await world.control({
    fail: [
      { ...databaseError, method: 'POST', path: '/api/v1/lists/*/accounts' },
      { ...databaseError, method: 'DELETE', path: '/api/v1/lists/*/accounts' },
      { ...databaseError, method: 'DELETE', path: '/api/v1/lists/*' },
      { ...databaseError, method: 'POST', path: '/api/v1/lists' },
    ],
  })
  await address(page).fill('bob')
  await address(page).press('Enter')
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(taken).toHaveCount(0)
  const question = page.getByRole('dialog')
  for (const [open, confirm] of [
    [/^Remove /, 'Remove'],
    ['Delete feed', 'Delete'],
  ] as const) {
    await page.getByRole('button', { name: open }).first().click()
    await question.getByRole('button', { name: confirm, exact: true }).click()
    await expect(question.getByRole('alert')).toContainText('The server has a problem (500)')
    await question.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.goBack()
  await page.getByRole('textbox', { name: 'New feed name' }).fill('Attic')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'You already have a feed with this name. The server says: database error',
  )
})

test('a whole address finds one person among many that contain it', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Nobody')
  await address(page).fill('neighbour1')
  await expect(suggestions(page)).toHaveCount(5)
  await expect(suggestions(page).getByText('@neighbour1', { exact: true })).toHaveCount(0)
  await address(page).press('Enter')
  await expect(members(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove neighbour1', exact: true })).toBeVisible()

  await address(page).fill('neighbour')
  await world.control({ fail: { path: '/api/v1/accounts/lookup', status: 0 } })
  await address(page).press('Enter')
  await expect(page.getByText(/cannot be reached/).first()).toBeVisible()
  await address(page).press('Enter')
  await expect(page.getByText('User not found').first()).toBeVisible()
  await suggestions(page).first().click()
  await expect(members(page)).toHaveCount(2)
  await expect(page.getByText('User not found')).toHaveCount(0)
})

// docs/spec/feeds.md#configure-a-feed
// docs/spec/feeds.md#remove-a-member
test('forty-five members load page by page; after one is removed the focus stays in the list', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Everybody')
  await expect(members(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more users' })).toBeAttached()
  expect((await readToEnd(page)).size).toBe(45)

  await page.keyboard.press('Home')
  const remove = page.getByRole('button', { name: 'Remove stranger40' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await world.control({ fail: { method: 'DELETE', path: '/api/v1/lists/*/accounts', status: 500 } })
  await remove.click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await confirm.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await confirm.click()
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove stranger39' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove stranger39' })).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test('the timeline of a feed has more pages and announces new posts', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await page.clock.install()
  await openAs(alice, '/custom-feeds')
  await page.getByRole('link', { name: 'Everybody', exact: true }).click()
  await expect(posts(page)).toHaveCount(20)
  await scrollToEnd(page)
  await expect.poll(() => posts(page).count()).toBeGreaterThanOrEqual(40)
  await page.evaluate(() => window.scrollTo(0, 0))
  await world.control({ deliver: { author: 'stranger7@crowd.example', content: '<p>News of the crowd</p>' } })
  await letPass(page, 46)
  await page.getByRole('button', { name: '1 new post' }).click()
  await expect(posts(page).first()).toContainText('News of the crowd')
})

/** Acts as another device of alice's. */
async function deleteElsewhere(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const id = new URL(page.url()).pathname.split('/')[2]
  const answer = await page.request.delete(`/api/v1/lists/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
}

// docs/spec/feeds.md#members-leave-home
test("a new feed moves its member's posts out of Home; deleting it moves them back @anywhere", async ({
  page,
  openAs,
  otherDevice,
}) => {
  const title = unique('Kitchen')
  const words = unique('The kettle is on.')
  const own = unique('Hello from the garden.')
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  await b.write({ status: words })
  await a.write({ status: own })
  const said = posts(page).filter({ hasText: words })
  await openAs(A, '/custom-feeds')
  const name = page.getByRole('textbox', { name: 'New feed name' })
  await name.fill(` ${title} `)
  await name.press('Enter')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('link', { name: 'Add people' }).click()
  await address(page).fill(B.username)
  await address(page).press('Enter')
  await expect(members(page)).toHaveCount(1)
  await page.getByRole('link', { name: title }).first().click()
  await expect(said).toBeVisible()
  await page.goto('/home')
  await expect(posts(page).filter({ hasText: own })).toBeVisible()
  await expect(said).toHaveCount(0)

  await page.goto('/custom-feeds')
  await configure(page, title)
  await page.getByRole('button', { name: 'Delete feed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(heading(page, 'Custom feeds')).toBeFocused()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await page.goto('/home')
  await expect(said).toBeVisible()
})

test('changing a feed that was deleted elsewhere says so and leads back', async ({ page, openAs }) => {
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Harbour')
  await expect(members(page)).toHaveCount(2)
  await deleteElsewhere(page)
  const path = new URL(page.url()).pathname
  await address(page).fill('bob')
  await address(page).press('Enter')
  await expect(heading(page, 'Custom feed not found')).toBeVisible()
  for (const gone of [path, `${path}/timeline`, '/custom-feed/no-number', '/custom-feed/4711']) {
    await page.goto(gone)
    await expect(heading(page, 'Custom feed not found')).toBeVisible()
    await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Custom feed not found/)
  }
  await page.getByRole('link', { name: 'All custom feeds' }).click()
  await expect(feeds(page)).toHaveText(['Night sky 🔭'])
})

test('reading a feed that was deleted elsewhere says so', async ({ page, openAs }) => {
  await page.clock.install()
  await openAs(alice, '/custom-feeds')
  await page.getByRole('link', { name: 'Harbour', exact: true }).click()
  await expect(posts(page).first()).toBeVisible()
  await deleteElsewhere(page)
  await letPass(page, 46)
  await expect(heading(page, 'Custom feed not found')).toBeVisible()
})

// docs/spec/lists.md#what-is-gone-leaves
test('deleting a feed that is already deleted is no error', async ({ page, openAs }) => {
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Harbour')
  await expect(members(page)).toHaveCount(2) // an answer that comes later would say that the feed is gone
  await deleteElsewhere(page)
  await page.getByRole('button', { name: 'Delete feed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/custom-feeds')
  await expect(feeds(page)).toHaveText(['Night sky 🔭'])
})

test('custom feeds work on a server of version 4.11, where ids are numbers', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'old' })
  await openAs(alice, '/custom-feeds')
  await configure(page, 'Harbour')
  await expect(members(page)).toHaveCount(2)
  await address(page).fill('wren')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(members(page)).toHaveCount(3)
  await expect(address(page)).toBeFocused()
  await page.getByRole('button', { name: /^Remove Wren/ }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: ':leaf:' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(members(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Harbour' }).first().click()
  await expect(posts(page).first()).toBeVisible()
  await expect(switcher(page).getByRole('link', { name: 'Harbour' })).toHaveAttribute('aria-current', 'page')
})

// docs/spec/navigation.md#feed-switcher
test('on a phone with many feeds the switcher shows the current one', async ({ page, openAs, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(alice, '/custom-feeds')
  const name = page.getByRole('textbox', { name: 'New feed name' })
  for (const title of ['Allotments', 'Books & letters', 'Cycling', 'Darkroom', 'Zoology']) {
    await name.fill(title)
    await name.press('Enter')
    await expect(feeds(page).first()).toHaveText(title)
  }
  await page.getByRole('link', { name: 'Zoology', exact: true }).click()
  await expect(switcher(page).getByRole('link', { name: 'Zoology' })).toBeInViewport({ ratio: 0.9 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await switcher(page).getByRole('link', { name: 'Harbour' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Harbour')).toBeFocused()

  await world.control({ fail: { path: '/api/v1/lists', status: 500, times: 1 } })
  await page.reload()
  const again = page.getByRole('button', { name: /could not be loaded/ })
  await again.click()
  await expect(switcher(page).getByRole('link', { name: 'Zoology' })).toBeAttached()
  await expect(again).toHaveCount(0)
})

test('a list of feeds that fails can be retried; a session that ends leads to sign-in', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/about')
  await world.control({ fail: { path: '/api/v1/lists', status: 500 } })
  await page.goto('/custom-feeds')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(feeds(page)).toHaveCount(2)
  await allAsked(page)
  await page.getByRole('textbox', { name: 'New feed name' }).fill('Too late')
  await world.control({ expireTokens: { path: '/api/v1/lists', method: 'POST' } })
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL('/')
})
