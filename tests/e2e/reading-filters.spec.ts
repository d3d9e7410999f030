/**
 * Tests docs/spec/filters.md#hide-fold-blur, docs/spec/filters.md#where-filters-hold,
 * docs/spec/filters.md#where-filters-look-away, docs/spec/filters.md#an-end,
 * docs/spec/filters.md#the-list-of-filters, docs/spec/filters.md#from-a-post.
 */
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, B, chooseItem, demoPerson, expect, letPass, posts, test, unique } from './journey.ts'
import type { OtherClient } from './other-client.ts'
import { makeFollow } from './relations.ts'

const SECTION = '/settings?section=filters'
const alice = demoPerson('alice')

/** Returns a word that no other post has. */
const rareWord = () => `quokka${randomInt(1_000_000)}`
const shown = (page: Page, words: string) => posts(page).filter({ hasText: words })
const show = (page: Page) => page.getByRole('button', { name: 'Show post' })
const filters = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('listitem')

/** Returns all that the browser tells a screen reader. */
async function heard(page: Page): Promise<string> {
  const device = await page.context().newCDPSession(page)
  const { nodes } = await device.send('Accessibility.getFullAXTree')
  await device.detach()
  return nodes.map(({ ignored, name }) => (ignored ? '' : String(name?.value ?? ''))).join('\n')
}

/** Keeps a filter as another device of somebody does. */
const keepFilter = (who: OtherClient, filter: object) =>
  who.ask('POST', '/api/v1/settings/client_config', {
    kith: { 'filter:t': { action: 'fold', until: null, ...filter } },
  })

for (const [device, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/filters.md#hide-fold-blur
  // docs/spec/filters.md#the-list-of-filters
  test(`a filter is added, folds a post, says why, and is removed with Undo, on a ${device} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    await page.setViewportSize({ width, height })
    const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
    await makeFollow(a, b)
    const [word, other] = [rareWord(), unique('the kettle')]
    await b.write({ status: `about a ${word}.` })
    await b.write({ status: other })
    await openAs(A, SECTION)
    await page.getByRole('button', { name: 'Add a filter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a filter' })
    await dialog.getByLabel('Words that a post contains').fill(word.toUpperCase())
    await dialog.getByLabel('How long').selectOption('For a day')
    await expectClean(page)
    await dialog.getByLabel('Words that a post contains').press('Enter')
    await expect(filters(page)).toHaveCount(1)
    await expect(filters(page)).toContainText(/Folded to one line.*Until/)
    await allAnswered(page)

    await page.goto('/home')
    await expect(shown(page, other)).toBeVisible()
    const folded = page.getByRole('feed').getByRole('link', { name: `filtered: “${word.toUpperCase()}”` })
    await expect(folded).toBeVisible()
    await expect(page.getByText(`about a ${word}.`)).toHaveCount(0)
    await expectClean(page)
    await show(page).click()
    await expect(page.getByText(`about a ${word}.`)).toBeVisible()

    await page.goto(SECTION)
    await page.getByRole('button', { name: /^Remove / }).click()
    await expect(filters(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(filters(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Remove / }).click()
    await expect(filters(page)).toHaveCount(0)
    await allAnswered(page)
  })
}

// docs/spec/filters.md#the-list-of-filters
test('a filter that cannot be stored stays in its form, and one that cannot be removed comes back, with a word', async ({
  page,
  openAs,
  world,
}) => {
  const refused = { path: '/api/v1/settings/client_config', method: 'POST', status: 500, body: '' }
  await openAs(alice, SECTION)
  await page.getByRole('button', { name: 'Add a filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a filter' })
  const words = dialog.getByLabel('Words that a post contains')
  await words.fill('quokka')
  await world.control({ fail: refused })
  await words.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The server has a problem')
  await expect(words).toHaveValue('quokka')
  await world.control({ fail: { ...refused, status: 502, acts: true } }) // the server has it then
  await words.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The server has a problem')
  await words.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(filters(page)).toHaveCount(1)
  await allAnswered(page)
  await page.reload()
  await expect(filters(page)).toHaveCount(1)
  await world.control({ fail: refused })
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText('The server has a problem'),
  ).toBeVisible()
  await expect(filters(page)).toHaveCount(1)
})

// docs/spec/filters.md#hide-fold-blur
test('a blurred post cannot be read, heard or reached before it is shown @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const word = rareWord()
  await b.write({ status: `about a ${word}, and [a link](https://example.org/)` })
  await keepFilter(a, { kind: 'word', value: word, action: 'blur' })
  await openAs(A, '/home')
  const post = posts(page).filter({ has: page.getByRole('link', { name: `Filtered: “${word}”` }) })
  await expect(post).toBeVisible()
  expect(await heard(page)).toContain(`Filtered: “${word}”`)
  expect(await heard(page)).not.toContain('about a')
  expect(await heard(page)).not.toContain('a link')
  await post.locator('a[data-permalink]').focus()
  await page.keyboard.press('Tab')
  await expect(post.getByRole('link', { name: 'Filtered' })).toBeFocused()
  await expectClean(page)
  await post.getByRole('button', { name: 'Show post' }).press('Enter')
  await expect(shown(page, `about a ${word}`)).toBeVisible()
  await expect(shown(page, `about a ${word}`)).toBeFocused()
})

// docs/spec/filters.md#hide-fold-blur
// docs/spec/filters.md#where-filters-hold
// docs/spec/filters.md#where-filters-look-away
test('a hidden person is gone from Home, folded in a thread, and there on the profile @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const [own, answer] = [unique('a letter'), unique('quite right')]
  const { id } = await a.write({ status: own })
  await b.write({ status: answer, in_reply_to_id: id })
  await keepFilter(a, { kind: 'person', value: B.username.toLowerCase(), action: 'hide' })
  await openAs(A, '/home')
  await expect(shown(page, own)).toBeVisible()
  await expect(shown(page, answer)).toHaveCount(0)
  await page.goto(`/post/${id}`)
  await expect(page.getByRole('link', { name: /filtered: \S*@/i })).toBeVisible()
  await show(page).click()
  await expect(page.getByText(answer)).toBeVisible()
  await page.goto(`/@${B.username}?tab=posts-with-replies`)
  await expect(shown(page, answer)).toBeVisible()
})

// docs/spec/filters.md#from-a-post
test('the menu of a post filters its thread, and the whole thread is folded @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const [first, second] = [unique('part one'), unique('part two')]
  const { id } = await b.write({ status: first })
  await b.write({ status: second, in_reply_to_id: id })
  await openAs(A, '/home')
  await shown(page, first).getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Filter posts like this')
  const dialog = page.getByRole('dialog', { name: 'Add a filter' })
  await expect(dialog.getByLabel('What is filtered')).toHaveValue('thread')
  await expect(dialog.getByText(`Thread “${first}”`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save the filter' }).click()
  await expect(page.getByRole('link', { name: `filtered: Thread “${first}”` })).toHaveCount(2)
  await expect(shown(page, second).filter({ hasText: 'In reply' })).toHaveCount(0)
  await allAnswered(page)
})

// docs/spec/filters.md#an-end
test('at the end of a filter what it has caught is there again', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  await world.control({ seed: 'small' })
  await page.clock.install()
  await keepFilter(await otherDevice(alice), { kind: 'word', value: 'meadow', until: Date.now() + 60_000 })
  await openAs(alice, '/home')
  await expect(page.getByRole('link', { name: 'filtered: “meadow”' })).toBeVisible()
  await letPass(page, 70)
  await expect(shown(page, 'Rain over the meadow.')).toBeVisible()
  await allAnswered(page)
})

// docs/spec/filters.md#where-filters-hold
test('new posts that a filter hides are not announced', async ({ page, openAs, world, otherDevice }) => {
  await world.control({ seed: 'small' })
  await page.clock.install()
  await keepFilter(await otherDevice(alice), { kind: 'word', value: 'quokka', action: 'hide' })
  await openAs(alice, '/home')
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  await world.control({
    deliver: [
      { author: 'bob', content: '<p>Look, a quokka!</p>' },
      { author: 'bob', content: '<p>The kettle sings.</p>' },
    ],
  })
  await letPass(page, 60)
  await page.getByRole('button', { name: '1 new post', exact: true }).click()
  await expect(shown(page, 'The kettle sings.')).toBeVisible()
  await expect(page.getByText('Look, a quokka!')).toHaveCount(0)
})
