/**
 * Tests docs/spec/search.md#search-box, docs/spec/search.md#signs,
 * docs/spec/search.md#suggestions-in-the-search-box, docs/spec/search.md#results,
 * docs/spec/search.md#one-kind-at-a-time, docs/spec/search.md#recent-searches.
 */
import type { Page } from '@playwright/test'
import { A, allAnswered, allAsked, B, demoPerson, expect, heading, posts, test, unique } from './journey.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' }).getByRole('option')
const list = (page: Page, name: 'People' | 'Tags') => page.getByRole('list', { name }).getByRole('listitem')

async function search(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
}

// docs/spec/search.md#search-box
// docs/spec/search.md#signs
// docs/spec/search.md#results
test('@ and # search for one kind; the box keeps its text, Back and Forward restore the former one', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(page.getByRole('button', { name: 'Start the search' })).toBeDisabled()
  await box(page).click()
  await expect(options(page).first()).toBeVisible()
  await box(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await box(page).press('ArrowDown')
  await page.getByRole('option', { name: 'Search account' }).click()
  await expect(box(page)).toHaveValue('@')
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('bob')
  await page.getByRole('button', { name: 'Start the search' }).click()
  await expect(page).toHaveURL('/search?q=%40bob')
  await expect(heading(page, 'Search results')).toBeFocused()
  await expect(page.getByText(/^\d+ (person|people)$/)).toBeVisible()
  await expect(list(page, 'People').filter({ hasText: '@bob@' })).toContainText('I repair bicycles')
  await expect(box(page)).toHaveValue('@bob')

  await search(page, '#garden')
  await expect(page.getByText(/^\d+ tags?$/)).toBeVisible()
  await list(page, 'Tags').getByRole('link', { name: '#garden', exact: true }).click()
  await expect(page).toHaveURL('/tag/garden')

  await page.goBack()
  await page.goBack()
  await expect(box(page)).toHaveValue('@bob')
  await expect(list(page, 'People').first()).toBeVisible()
})

// docs/spec/search.md#results
// docs/spec/search.md#one-kind-at-a-time
test('plain words find people, tags and posts', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(demoPerson('alice'), '/home')
  await search(page, 'story')
  await expect(page.getByText('1 tag', { exact: true })).toBeVisible()
  await expect(page.getByText('More than 20 posts')).toBeVisible()
  await expect(posts(page).first()).toContainText(/story/i)
  await search(page, 'stranger')
  await expect(page.getByText('More than 20 people')).toBeVisible()
  await expect(list(page, 'People')).toHaveCount(3)
  await page.getByRole('link', { name: 'Show all people' }).click()
  await expect(page).toHaveURL('/search?q=%40stranger')
  const more = page.getByRole('button', { name: 'Show more results' })
  await expect(async () => {
    await more.scrollIntoViewIfNeeded({ timeout: 200 }).catch(() => {})
    await expect(more).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(page.getByText('45 people', { exact: true })).toBeVisible()
  const offsets = (await world.requests())
    .map(({ path }) => new URL(path, 'http://x'))
    .filter(
      ({ pathname, searchParams }) => pathname === '/api/v2/search' && searchParams.get('q') === '@stranger',
    )
    .map(({ searchParams }) => searchParams.get('offset'))
  expect(offsets).toEqual(['0', '20', '40'])
})

// docs/spec/search.md#results
test('one kind of result fails alone and can be retried', async ({ page, openAs, world, complaints }) => {
  await world.control({ seed: 'small' })
  await world.control({ fail: { path: '/api/v2/search', status: 429, headers: { 'retry-after': '12' } } })
  await openAs(demoPerson('alice'), '/search?q=introductions')
  await expect(page.getByText('Please try again in 12 seconds.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('1 tag', { exact: true })).toBeVisible()
  await expect(posts(page)).toHaveCount(1)

  // Parts that fail for one reason say so once, and are tried again at once.
  await allAnswered(page)
  await world.control({ fail: { path: '/api/v2/search', status: 503, times: 3 } })
  await page.reload()
  // They stand in the order in which they failed.
  await expect(page.getByRole('alert')).toContainText(
    /Could not be loaded: (\b(People|Tags|Posts)\b.*){3}\. The server has a problem \(503\)\./,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 tag', { exact: true })).toBeVisible()
  await expect(posts(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('repeating a search loads it again from the first page', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(demoPerson('alice'), '/search?q=%40stranger')
  const more = page.getByRole('button', { name: 'Show more results' })
  await expect(more).toBeVisible()
  await expect(async () => {
    await more.scrollIntoViewIfNeeded({ timeout: 200 }).catch(() => {})
    await expect(more).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(page.getByText('45 people', { exact: true })).toBeVisible()
  await world.requests()
  await search(page, '@stranger')
  await expect(page.getByText(/^More than \d+ people$/)).toBeVisible()
  const asked = (await world.requests()).filter(({ path }) => path.startsWith('/api/v2/search'))
  expect(asked[0]?.path).toContain('offset=0')
  expect(asked.filter(({ path }) => path.includes('offset=30'))).toEqual([])

  await search(page, '>letter')
  await expect(page.getByText(/No results|\d+ posts?$/).first()).toBeVisible()
  await world.control({ deliver: { author: 'alice', content: '<p>A letter of today</p>' } })
  await search(page, '>letter')
  await expect(posts(page).filter({ hasText: 'A letter of today' })).toBeVisible()

  await search(page, 'https://nowhere.example/nothing')
  await expect(page.getByText('No results')).toBeVisible()
  await world.requests()
  await search(page, 'https://nowhere.example/nothing')
  await expect
    .poll(async () => (await world.requests()).some(({ path }) => path.startsWith('/api/v2/search')))
    .toBe(true)
})

// docs/spec/search.md#results
test('a search without results says why and where else to look @anywhere @daily', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await search(page, '@nobodyiscalledso')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Search text' }).click()
  await expect(page).toHaveURL('/search?q=%3Enobodyiscalledso')
  await expect(page.getByText(/only in posts that you wrote/)).toBeVisible()
  await page.getByRole('link', { name: 'Browse profiles' }).click()
  await expect(page).toHaveURL('/profile-directory')
})

test('a person, a tag, own words and an address are found; the person is followed @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const tag = unique('tag').replace(' ', '')
  const words = unique('needle')
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await a.ask('POST', `/api/v1/accounts/${b.id}/unfollow`)
  const { uri } = await a.write({ status: `${words} #${tag}` })
  await openAs(A, '/home')
  await search(page, `@${B.username}`)
  const person = list(page, 'People')
    .filter({ has: page.getByText(new RegExp(`^@${B.username}@`)) })
    .first()
  await person.getByRole('button', { name: /^Follow / }).click()
  await expect(person.getByRole('button', { name: /^(Unfollow|Cancel follow request to) / })).toBeVisible()

  await search(page, `#${tag}`)
  await list(page, 'Tags')
    .getByRole('link', { name: `#${tag}` })
    .click()
  await expect(heading(page, `#${tag}`)).toBeVisible()
  await expect(posts(page).filter({ hasText: words })).toBeVisible()

  await search(page, `>${words}`)
  await expect(posts(page).filter({ hasText: words })).toBeVisible()
  await search(page, uri)
  await expect(posts(page)).toHaveCount(1)
  await expect(posts(page)).toContainText(words)
})

// docs/spec/search.md#one-kind-at-a-time
test('an address on the web leads to its person or post', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small' })
  await openAs(demoPerson('alice'), '/home')
  const rain = posts(page).filter({ hasText: 'Rain over the meadow' })
  await expect(rain).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = await page.request.get('/api/v1/timelines/home', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const post = (await answer.json()).find(({ content }: { content: string }) => content.includes('Rain'))
  await search(page, ` ${post.uri} `)
  await expect(posts(page)).toHaveCount(1)
  await expect(posts(page)).toContainText('Rain over the meadow')
  await posts(page).getByRole('button', { name: /^Like/ }).click()
  await expect(posts(page).getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')
  await search(page, post.account.url)
  await expect(list(page, 'People')).toContainText('@erin@meadow.example')
  await search(page, 'https://unknown.example/1')
  await expect(page.getByText(/Nothing was found at unknown.example/)).toBeVisible()
  await search(page, `${new URL(page.url()).origin}/@bob`)
  await page.getByRole('link', { name: 'Open the page' }).click()
  await expect(page).toHaveURL('/@bob')
})

// docs/spec/search.md#search-box
// docs/spec/search.md#signs
// docs/spec/search.md#suggestions-in-the-search-box
test('the keyboard walks through suggestions of people and tags', async ({ page, openAs, world }) => {
  await page.clock.install()
  await world.control({ seed: 'crowded' })
  await openAs(demoPerson('alice'), '/home')
  await box(page).focus()
  await expect(options(page)).toHaveText([
    /Search account/,
    /Search hashtag/,
    /Search text/,
    /Show all commands/,
  ])
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await world.requests()
  await box(page).pressSequentially('chapter1')
  await page.clock.runFor(499)
  expect((await world.requests()).filter(({ path }) => path.includes('search'))).toEqual([])
  await page.clock.resume()
  await expect(page.getByRole('option', { name: '#chapter10' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tag/chapter1')
  await expect(options(page)).toHaveCount(0)

  await box(page).fill('neighbour1')
  await expect(page.getByRole('option', { name: /@neighbour1$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('neighbour1')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()
})

test('Escape closes a search that is still loading; it does not open afterwards', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await allAsked(page)
  await context.setOffline(true)
  await box(page).fill('tea')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
})

test('typing on while a screen loads keeps the focus', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  await box(page).focus()
  await expect(options(page)).toHaveCount(4)
  await allAsked(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await box(page).fill('#tea')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' and cake')
  await expect(heading(page, 'Search results')).toBeVisible()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('#tea and cake')
})

// docs/spec/search.md#suggestions-in-the-search-box
// docs/spec/search.md#recent-searches
test('recent searches are offered until they are cleared @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await box(page).focus()
  await expect(options(page)).toHaveCount(4)
  await search(page, `@${B.username}`)
  await expect(heading(page, 'Search results')).toBeFocused()
  await search(page, '#tea')
  await expect(page).toHaveURL('/search?q=%23tea')
  await page.goto('/home')
  await box(page).click()
  await page.getByRole('option', { name: `@${B.username}` }).click()
  await expect(page).toHaveURL(`/search?q=%40${B.username}`)
  await expect(box(page)).toHaveValue(`@${B.username}`)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('option', { name: 'Clear recent searches' }).click()
  await expect(options(page)).toHaveCount(4)
  await page.reload()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(options(page)).toHaveCount(4)
})

test('search with odd and overlong addresses, with a session that ends, and as a guest', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), `/search?q=${'x'.repeat(1001)}`)
  await expect(page.getByText('This search is too long. Shorten it.')).toBeVisible()
  await page.goto('/search')
  await expect(page.getByText('What are you looking for?')).toBeVisible()
  await page.goto('/tag/%23garden')
  await expect(heading(page, '#garden')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  await page.goto('/search?q=%E0%A4%A')
  await expect(heading(page, 'Search results')).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent('"><script>alert(1)</script> \u202e <b>')}`)
  await expect(page.getByText('No results')).toBeVisible()
  await allAsked(page)
  await world.control({ expireTokens: { path: '/api/v2/search' } })
  await search(page, '@bob')
  await expect(page).toHaveURL('/')
  await page.goto('/search?q=%40bob')
  await expect(page).toHaveURL('/')
})
