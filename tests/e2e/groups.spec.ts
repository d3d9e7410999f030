/**
 * Tests docs/spec/groups.md#list-of-groups, docs/spec/groups.md#join-and-leave-a-group,
 * docs/spec/groups.md#page-of-a-group, docs/spec/groups.md#who-may-write-to-a-group,
 * docs/spec/groups.md#where-a-draft-goes, docs/spec/groups.md#who-sees-a-post-to-a-group,
 * docs/spec/groups.md#group-of-a-post, docs/spec/groups.md#moderate-a-group,
 * docs/spec/groups.md#create-a-group, docs/spec/groups.md#edit-a-group, docs/spec/groups.md#delete-a-group.
 */
import type { Page } from '@playwright/test'
import { A, allAnswered, B, chooseItem, demoPerson, expect, heading, posts, test, unique } from './journey.ts'
import type { OtherClient } from './other-client.ts'
import { isServerOlderThan } from './server-version.ts'

const [alice, bob] = [demoPerson('alice'), demoPerson('bob')]

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const rows = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('form', { name: 'Post to a group' })

const found = (client: OtherClient, name = 'club') =>
  client.ask<{ id: string }>('POST', '/api/v1/groups', { name, description: 'For gardens' })
const join = (client: OtherClient, { id }: { id: string }) =>
  client.ask('POST', `/api/v1/accounts/${id}/follow`, {})

// docs/spec/groups.md#list-of-groups
// docs/spec/groups.md#join-and-leave-a-group
// docs/spec/groups.md#page-of-a-group
// docs/spec/groups.md#group-of-a-post
test('a group is found, joined, read and left', async ({ page, openAs, otherDevice }) => {
  const other = await otherDevice(bob)
  const club = await found(other)
  await other.write({ status: 'first roses', group_id: club.id })
  await openAs(alice, '/explore')
  await page.getByRole('main').getByRole('link', { name: 'Groups' }).click()
  await expect(heading(page, 'Groups')).toBeFocused()
  await expect(rows(page, 'Joined')).toHaveText([/Compost Club/])
  await tab(page, 'Moderated by you').click()
  await expect(page.getByText('You do not moderate any group')).toBeVisible()
  await tab(page, 'Find groups').click()
  await expect(rows(page, 'Find groups').filter({ hasText: 'For gardens' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search' }).fill('!club')
  await page.keyboard.press('Enter')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'For gardens' })
  await expect(row).toContainText('Group')
  await row.getByRole('button', { name: 'Join club' }).click()
  await expect(row.getByRole('button', { name: 'Leave club' })).toBeFocused()

  await page.goBack()
  await tab(page, 'Joined').click()
  await rows(page, 'Joined').getByRole('link', { name: 'club', exact: true }).click()
  await expect(page.getByText('This is a group.', { exact: false })).toBeVisible()
  await expect(page.getByText('2 members')).toBeVisible()
  const post = posts(page).filter({ hasText: 'first roses' })
  await expect(post).toHaveCount(1)
  await expect(post.getByText('In the group')).toHaveCount(0)
  await tab(page, 'Moderators').click()
  await expect(rows(page, 'Moderators')).toHaveText([/@bob@/])

  await button(page, 'Leave club').click()
  await button(page, 'Undo').click()
  await expect(button(page, 'Leave club')).toBeVisible()
  await button(page, 'Leave club').click()
  await tab(page, 'Posts').click()
  await expect(page.getByText('Join this group to write to it.')).toBeVisible()
  await expect(button(page, 'Write to this group')).toHaveCount(0)

  // Elsewhere the card says where it is.
  await page.goto('/local')
  const card = posts(page).filter({ hasText: 'first roses' })
  await card.focus()
  await expect(card).toHaveAccessibleName(/In the group club\./)
  await card.getByRole('link', { name: 'In the group club' }).click()
  await expect(heading(page, 'club')).toBeVisible()
})

// docs/spec/groups.md#who-may-write-to-a-group
// docs/spec/groups.md#where-a-draft-goes
// docs/spec/groups.md#who-sees-a-post-to-a-group
test('on a phone what is written on the page of a group goes there, by way of drafts and the outbox', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  // There the editor covers the page, and the history has an entry for it.
  await page.setViewportSize({ width: 390, height: 844 })
  const other = await otherDevice(bob)
  const club = await found(other)
  await join(await otherDevice(alice), club)
  await openAs(alice, '/@club')
  await button(page, 'Write to this group').press('Enter')
  await expect(form(page).getByRole('textbox')).toBeFocused()
  await form(page).getByRole('textbox').fill('new tools')
  await expect(form(page)).toContainText('This post goes to the group club, and everyone can see it.')
  await expect(form(page).getByRole('combobox', { name: 'Who can see the post' })).toHaveCount(0)

  // It is no draft of Home, and the list of drafts leads back to it.
  await page.goto('/home')
  await button(page, 'What is on your mind?').click()
  await expect(page.getByRole('form', { name: 'New post' }).getByRole('textbox')).toHaveValue('')
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  const drafts = page.getByRole('dialog', { name: 'Drafts' })
  await expect(drafts).toContainText('This post goes to the group club')
  await drafts.getByRole('button', { name: 'Continue' }).click()
  await expect(form(page).getByRole('textbox')).toHaveValue('new tools')

  await world.control({ fail: { path: '/api/v1/statuses', status: 503, times: 1 } })
  await button(page, 'Publish').click()
  await page.getByRole('button', { name: '1 post is waiting to be sent' }).click()
  const outbox = page.getByRole('dialog', { name: 'Waiting to be sent' })
  await expect(outbox).toContainText('This post goes to the group club')
  await outbox.getByRole('button', { name: 'Send now' }).click()
  await expect(posts(page).filter({ hasText: 'new tools' })).toHaveCount(1)
  const sent = await other.ask<object[]>('GET', `/api/v1/timelines/group/${club.id}`)
  expect(sent).toMatchObject([{ content: '<p>new tools</p>', group: { username: 'club' } }])
})

// docs/spec/groups.md#where-a-draft-goes
// docs/spec/groups.md#who-sees-a-post-to-a-group
test('at Home a group is chosen, a reply goes along, and one that is gone is said', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const other = await otherDevice(bob)
  const club = await found(other)
  const here = await otherDevice(alice)
  await join(here, club)
  await openAs(alice, '/home')
  await button(page, 'What is on your mind?').click()
  const composer = page.getByRole('form', { name: 'New post' })
  const where = composer.getByRole('combobox', { name: 'Group to write to' })
  await composer.getByRole('combobox', { name: 'Who can see the post' }).selectOption('Followers')
  await where.selectOption('club')
  await expect(composer).toContainText('This post goes to the group club, and everyone can see it.')
  await composer.getByRole('textbox').fill('who has seeds?')
  await composer.getByRole('button', { name: 'Publish' }).click()
  const card = posts(page).filter({ hasText: 'who has seeds?' })
  await expect(card.getByRole('link', { name: 'In the group club' })).toBeVisible()

  await card.getByRole('button', { name: 'Reply' }).click()
  const reply = page.getByRole('form', { name: 'Reply' })
  await expect(reply).toContainText('The group club gets your reply too.')
  await reply.getByRole('textbox').fill('I do')
  await reply.getByRole('button', { name: 'Publish' }).click()
  await expect(reply).toHaveCount(0)

  await button(page, 'What is on your mind?').click()
  await where.selectOption('club')
  await composer.getByRole('textbox').fill('and bulbs?')
  await other.askIfThere('DELETE', `/api/v1/groups/${club.id}`)
  await composer.getByRole('button', { name: 'Publish' }).click()
  await expect(composer.getByRole('alert')).toContainText('This group no longer exists on the server.')
  await expect(composer.getByRole('textbox')).toHaveValue('and bulbs?')
  await where.selectOption('No group')
  await expect(composer).toContainText('Everyone can see this post.')
})

// docs/spec/groups.md#create-a-group
// docs/spec/groups.md#edit-a-group
// docs/spec/groups.md#moderate-a-group
// docs/spec/groups.md#delete-a-group
test('a group is created, described, moderated and deleted @anywhere', async ({
  page,
  openAs,
  otherDevice,
  host,
}) => {
  test.skip(await isServerOlderThan(page.request, 5, 9), 'The server lets nobody moderate.')
  const other = await otherDevice(B)
  const title = unique('readers').replace(' ', '-')
  await openAs(A, '/groups')
  await button(page, 'Create a group').click()
  const dialog = page.getByRole('dialog', { name: 'Create a group' })
  const name = dialog.getByLabel('Name')
  await name.fill('my club')
  await expect(dialog).toContainText('Only letters, numbers')
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
  await name.fill(B.username)
  await dialog.getByLabel('Description').fill('For old books')
  await name.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('This name is taken.')
  // Closed by mistake, it has what was typed.
  await page.keyboard.press('Escape')
  await button(page, 'Create a group').click()
  await expect(dialog.getByLabel('Description')).toHaveValue('For old books')
  await name.fill(title)
  await expect(dialog).toContainText(`@${title}@${host}`)
  await name.press('Enter')

  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  await button(page, 'Edit group').click()
  const editor = page.getByRole('dialog', { name: 'Edit group' })
  await expect(editor.getByLabel('Description')).toHaveValue('For old books')
  await editor.getByLabel('Description').fill('For all books')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('For all books')).toBeVisible()

  const path = `/api/v1/accounts/lookup?acct=${title}`
  const { id } = await other.ask<{ id: string }>('GET', path)
  const topic = await other.write({ status: 'burn them', group_id: id })
  await other.write({ status: 'all of them', in_reply_to_id: topic.id })
  await page.reload()
  await posts(page).filter({ hasText: 'burn them' }).locator('[data-permalink]').click()
  const answer = page
    .getByRole('list', { name: 'Thread' })
    .getByRole('article')
    .filter({ hasText: 'all of them' })
  await answer.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete whole thread')
  const question = page.getByRole('dialog', { name: 'Delete whole thread' })
  await question.getByRole('button', { name: 'Delete whole thread' }).click()
  await expect(page.getByText('Thread deleted.')).toBeVisible()
  // The page of a thread that is gone is left for the one before.
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  expect(await other.askIfThere('GET', `/api/v1/statuses/${topic.id}`)).toBeNull()

  await button(page, 'Delete group').click()
  const deletion = page.getByRole('dialog', { name: 'Delete group' })
  const confirm = deletion.getByRole('button', { name: 'Delete group' })
  await expect(confirm).toBeDisabled()
  await deletion.getByRole('textbox').fill(`${title}@${host}`)
  await confirm.click()
  await expect(heading(page, 'Groups')).toBeVisible()
  await expect(page.getByText(`The group ${title} was deleted.`)).toBeVisible()
  expect(await other.askIfThere('GET', path)).toBeNull()
})

// docs/spec/groups.md#moderate-a-group
test('a thread that may not be deleted stays, and the window says why', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const club = await found(await otherDevice(alice))
  await (await otherDevice(bob)).write({ status: 'weeds', group_id: club.id })
  await openAs(alice, '/@club')
  const card = posts(page).filter({ hasText: 'weeds' })
  await card.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete whole thread')
  await world.control({
    fail: { path: '/api/v1/statuses/*/thread', method: 'DELETE', status: 403, times: 1 },
  })
  const question = page.getByRole('dialog', { name: 'Delete whole thread' })
  await question.getByRole('button', { name: 'Delete whole thread' }).click()
  await expect(question.getByRole('alert')).toContainText('You are not allowed')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
})

// docs/spec/groups.md#moderate-a-group
// docs/spec/posts.md#where-a-deleted-post-leaves
test('a single post of somebody else goes with what is below it, in every tab, and the rest stays', async ({
  page,
  context,
  openAs,
  otherDevice,
  world,
}) => {
  const club = await found(await otherDevice(alice))
  const writer = await otherDevice(bob)
  const root = await writer.write({ status: 'which spade?', group_id: club.id })
  const rude = await writer.write({ status: '@alice none of yours', in_reply_to_id: root.id })
  const below = await (await otherDevice(alice)).write({ status: 'why?', in_reply_to_id: rude.id })
  const quote = await writer.write({ status: 'see there', quote_id: rude.id })
  await openAs(alice, `/post/${root.id}`)
  const thread = page.getByRole('list', { name: 'Thread' }).getByRole('article')
  await expect(thread).toHaveText([/which spade/, /none of yours/, /why/])
  const other = await context.newPage()
  await other.goto('/notifications')
  const told = other.getByRole('main').getByText('none of yours')
  await expect(told).not.toHaveCount(0)

  // The first post goes with its thread, so that is the one item there is.
  await thread.first().getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete whole thread' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await thread.nth(1).getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, /^Delete$/)
  const question = page.getByRole('dialog', { name: 'Delete post' })
  await expect(question).toContainText('delete this post and all replies to it, whoever wrote them?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted.')).toBeVisible()
  await expect(thread).toHaveText([/which spade/])
  await expect(thread.getByRole('button', { name: /^Reply/ })).toHaveAccessibleName('Reply')
  await expect(told).toHaveCount(0)

  const isThere = async ({ id }: { id: string }) =>
    (await writer.askIfThere('GET', `/api/v1/statuses/${id}`)) !== null
  expect([await isThere(root), await isThere(rude), await isThere(below)]).toEqual([true, false, false])
  const [warning] = await writer.ask<object[]>('GET', '/api/v1/notifications')
  expect(warning).toMatchObject({ type: 'moderation_warning', account: { username: 'alice' } })
  await page.goto(`/post/${quote.id}`)
  const card = page.getByRole('article').filter({ hasText: 'see there' })
  await expect(card).toContainText('RE:')
  await expect(card.getByRole('link', { name: rude.uri })).toBeVisible()
  expect((await world.requests()).filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

// docs/spec/groups.md#where-a-draft-goes
test('what was written to a group that is gone goes on as a new post', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const other = await otherDevice(bob)
  const club = await found(other)
  await join(await otherDevice(alice), club)
  await openAs(alice, `/profile/${club.id}`)
  await button(page, 'Write to this group').click()
  await form(page).getByRole('textbox').fill('a long story')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await allAnswered(page)
  await other.askIfThere('DELETE', `/api/v1/groups/${club.id}`)
  await page.reload()
  const lost = page.getByRole('region', { name: 'Post to a group' })
  await expect(lost).toContainText('a group that no longer exists')
  await lost.getByRole('button', { name: 'Continue as a new post' }).click()
  const composer = page.getByRole('form', { name: 'New post' })
  await expect(composer.getByRole('textbox')).toHaveValue('a long story')
  await expect(composer).toContainText('Only the people you mention will see this post.')
})

// docs/spec/groups.md#what-a-server-can-do-with-groups
test('older servers are not asked for groups, and 5.5 can only read and write', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const club = await found(await otherDevice(alice))
  const chooser = page.getByRole('combobox', { name: 'Group to write to' })
  await world.control({ version: '4.11.0' })
  await openAs(alice, '/groups')
  await expect(page.getByText('This server has no groups')).toBeVisible()
  await world.requests()
  for (const version of ['4.11.0', '5.0.0']) {
    await world.control({ version })
    await page.goto(`/profile/${club.id}`)
    await expect(button(page, 'Unfollow club')).toBeVisible()
    await expect(button(page, 'Write to this group')).toHaveCount(0)
    await page.goto('/home')
    await button(page, 'What is on your mind?').click()
    await expect(page.getByRole('form', { name: 'New post' })).toBeVisible()
    await allAnswered(page)
    await expect(chooser).toHaveCount(0)
  }
  expect((await world.requests()).filter(({ path }) => path.includes('group'))).toEqual([])

  // Nothing there says that the account is a group, except that it was joined.
  await world.control({ version: '5.5.0' })
  await page.goto('/groups')
  await expect(button(page, 'Create a group')).toHaveCount(0)
  await rows(page, 'Joined').getByRole('link', { name: 'club', exact: true }).click()
  await expect(button(page, 'Leave club')).toBeVisible()
  await expect(button(page, 'Write to this group')).toBeVisible()
  await expect(tab(page, 'Moderators')).toHaveCount(0)
  await expect(button(page, 'Edit group')).toHaveCount(0)
})
