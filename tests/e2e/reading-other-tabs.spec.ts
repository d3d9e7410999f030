/**
 * Tests docs/spec/lists.md#what-another-tab-changes, docs/spec/offline.md#what-is-deleted-leaves-the-device,
 * docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes.
 */
import type { Page } from '@playwright/test'
import { button, deletePost, edit, lostWriting, openTwice, postWith, text } from './home-in-two-tabs.ts'
import { allAnswered, B, chooseItem, demoPerson, expect, heading, posts, test } from './journey.ts'
import { form, save } from './profile-editor.ts'
import { tableOfBrowser } from './table-of-browser.ts'

const alice = demoPerson('alice')

// docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes
// docs/spec/lists.md#what-another-tab-changes
// docs/spec/offline.md#what-is-deleted-leaves-the-device
test('every change in one tab shows at once in the other, and stays when one comes back to it', async ({
  page,
  context,
  openAs,
  otherDevice,
  world,
}) => {
  test.slow()
  const [a, b] = await Promise.all([otherDevice(alice), otherDevice(B)])
  await a.write({ status: 'to be deleted' })
  await a.write({ status: 'to be edited' })
  await world.control({ deliver: { author: 'wren', content: '<p>to be muted</p>' } })
  const { id } = await b.write({
    status: 'to be liked',
    poll: { options: ['tea', 'coffee'], multiple: false, expires_in: 3600 },
  })
  await b.ask('PUT', `/api/v1/pleroma/statuses/${id}/reactions/🫖`)
  const other = await openTwice({ page, context, openAs }, alice)
  const asked: string[] = []
  // It tells the server how far Home was read there, and asks for nothing.
  other.on('request', (request) => request.method() === 'GET' && asked.push(request.url()))

  for (const name of [/^Like/, /^Repost/, /^Bookmark/, /^🫖/]) {
    for (const isOn of ['true', 'false', 'true']) {
      await button(page, 'to be liked', name).click()
      await expect(button(other, 'to be liked', name)).toHaveAttribute('aria-pressed', isOn)
    }
  }
  await postWith(page, 'to be liked').getByRole('radio', { name: 'tea' }).check()
  await button(page, 'to be liked', 'Vote').click()
  await expect(postWith(other, 'to be liked').getByRole('listitem').filter({ hasText: 'tea' })).toContainText(
    'your vote',
  )

  await edit(page, 'to be edited', 'edited by now')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(postWith(other, 'edited by now')).toBeVisible()
  await expect(postWith(other, 'to be edited')).toHaveCount(0)

  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill('quite new')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(other).first()).toContainText('quite new')

  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  // Somebody answers there what is deleted here. The editor asks which groups one can write to.
  await button(other, 'to be deleted', /^Reply/).click()
  await text(other).fill('half an answer')
  await deletePost(page, 'to be deleted')
  const lost = lostWriting(other)
  await expect(lost).toContainText('half an answer')
  await expect(postWith(other, 'to be deleted')).toHaveCount(0)
  await lost.getByRole('button', { name: 'Continue as a new post' }).click()
  await expect(text(other)).toHaveValue('half an answer')
  await expect(text(other)).toBeFocused()
  await expect(other.getByLabel('Who can see the post')).toHaveValue('direct')
  await other.getByRole('button', { name: 'Discard' }).click()
  await allAnswered(other)
  asked.length = 0

  await button(page, 'to be muted', 'More actions').click()
  await chooseItem(page, /^Mute/)
  await expect(postWith(other, 'to be muted')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

  // Back in the other tab, on another page, and after another visit, all is as it was.
  await other.getByRole('link', { name: 'About' }).first().click()
  await expect(other).toHaveURL('/about')
  await other.goBack()
  for (const when of ['back', 'anew']) {
    await expect(postWith(other, 'edited by now'), when).toBeVisible()
    await expect(postWith(other, 'to be deleted'), when).toHaveCount(0)
    await expect(postWith(other, 'to be muted'), when).toHaveCount(0)
    await expect(button(other, 'to be liked', /^Bookmark/), when).toHaveAttribute('aria-pressed', 'true')
    await other.reload()
  }
  await expect
    .poll(async () => JSON.stringify(await tableOfBrowser(other, 'kith-answers', 'answers')))
    .not.toMatch(/to be deleted|^null$/)
})

// docs/spec/lists.md#what-another-tab-changes
test('people, feeds, the profile, what was read and the session are the same in both tabs', async ({
  page,
  context,
  openAs,
}) => {
  test.slow()
  await openAs(alice, '/@bob')
  const other = await context.newPage()
  const both = async (path: string) => {
    await Promise.all([page.goto(path), other.goto(path)])
    await Promise.all([allAnswered(page), allAnswered(other)])
    for (const tab of [page, other]) await expect(tab).toHaveTitle(/^\(/)
  }

  await both('/@bob')
  const follow = (tab: Page, name: RegExp) => tab.getByRole('main').getByRole('button', { name }).first()
  await follow(page, /^Unfollow/).click()
  await expect(follow(other, /^Follow /)).toBeVisible()
  await follow(other, /^Follow /).click()
  await expect(follow(page, /^Unfollow/)).toBeVisible()

  await both('/custom-feeds')
  const feed = (tab: Page, name: string) => tab.getByRole('list', { name: 'Custom feeds' }).getByText(name)
  await page.getByRole('textbox', { name: 'New feed name' }).fill('Shed')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(feed(other, 'Shed')).toBeVisible()
  await page.getByRole('link', { name: 'Configure Shed' }).click()
  await page.getByRole('combobox', { name: 'Add a user' }).fill('bob')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await other.getByRole('link', { name: 'Configure Shed' }).click()
  const members = (tab: Page) => tab.getByRole('list', { name: 'Members' }).getByRole('listitem')
  await expect(members(other)).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(members(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Feed name' }).fill('Barn')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(other, 'Barn')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(heading(other, 'Custom feed not found')).toBeVisible()

  await both('/settings/profile')
  await other.goto('/@alice')
  await expect(other).toHaveTitle(/^\(/)
  await form(page).getByLabel('Display name').fill('Alice Elsewhere')
  await save(page)
  await expect(heading(other, 'Alice Elsewhere')).toBeVisible()

  await page.goto('/notifications')
  for (const tab of [page, other]) await expect(tab).not.toHaveTitle(/^\(/)

  await page.getByRole('button', { name: 'Log out' }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Log out' })).toHaveCount(0)
})
