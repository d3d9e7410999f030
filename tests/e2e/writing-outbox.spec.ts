/**
 * Tests docs/spec/drafts-and-outbox.md#outbox, docs/spec/drafts-and-outbox.md#files-that-wait,
 * docs/spec/drafts-and-outbox.md#account-of-a-waiting-post, docs/spec/drafts-and-outbox.md#a-lost-answer,
 * docs/spec/drafts-and-outbox.md#idempotency-key, docs/spec/writing.md#titles-and-files-of-others.
 */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { attached, item, pick, picture, pictureNames, png, uploadedAll } from './files.ts'
import {
  A,
  allAnswered,
  allAsked,
  demoPerson,
  expect,
  heading,
  posts,
  signIn,
  test,
  unique,
} from './journey.ts'
import { newPostIsTaken } from './locks.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')

const LOST = { path: '/api/v1/statuses', method: 'POST', status: 0, acts: true }
const BUSY = { path: '/api/v1/statuses', method: 'POST', status: 503, body: '' }
/**
 * The post waits until the journey does something with it, however long that takes: nothing is sent again by
 * itself.
 */
const BUSY_FOR_LONG = { ...BUSY, headers: { 'retry-after': '600' } }

async function write(page: Page, content: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(content)
}

async function publish(page: Page, content: string) {
  await write(page, content)
  await page.getByRole('button', { name: 'Publish' }).click()
}

async function ownTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const me = await (await fetch('/api/v1/accounts/verify_credentials', { headers })).json()
    const path = `/api/v1/accounts/${me.id}/statuses?exclude_reblogs=true&exclude_replies=false&limit=40`
    const own: { content: string }[] = await (await fetch(path, { headers })).json()
    return own.map(({ content }) => content.replace(/<[^>]+>/g, ''))
  })
}

// docs/spec/drafts-and-outbox.md#outbox
test('a post written offline survives a reload and is sent once when the connection is back @anywhere @daily', async ({
  page,
  context,
  openAs,
}) => {
  const words = unique('from the tunnel')
  await openAs(A, '/home')
  await expect(heading(page, 'Home')).toBeVisible()
  await write(page, words)
  await allAnswered(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(waiting(page)).toContainText(words)
  await expect(waiting(page)).toContainText('You are offline')
  await expect(text(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(posts(page).first()).toContainText(words)
  await expect(waiting(page)).toHaveCount(0)
  expect((await ownTexts(page)).filter((one) => one === words)).toHaveLength(1)
})

// docs/spec/drafts-and-outbox.md#outbox
test('the outbox survives a reload and is sent at the start', async ({ page, openAs, world }) => {
  await openAs(A, '/home')
  await world.control({ fail: BUSY })
  await publish(page, 'please hold the line')
  await expect(waiting(page)).toContainText('please hold the line')
  await expect(waiting(page)).toContainText('The server has a problem')
  await page.reload()
  await expect(posts(page).first()).toContainText('please hold the line')
  await expect(waiting(page)).toHaveCount(0)
  expect((await ownTexts(page)).filter((one) => one === 'please hold the line')).toHaveLength(1)
})

// docs/spec/drafts-and-outbox.md#files-that-wait
// docs/spec/writing.md#when-a-post-can-be-sent
test('files that cannot be sent wait with their post, and are sent before it in their order', async ({
  page,
  context,
  openAs,
  world,
  complaints,
}) => {
  await openAs(A, '/home')
  await expect(posts(page).first()).toBeVisible()
  await write(page, 'pictures from the tunnel')
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible()
  await allAsked(page)
  await allAnswered(page)
  await context.setOffline(true)
  await pick(page, [png('dark.png', await picture(page)), png('darker.png', await picture(page))])
  await expect(attached(page).getByRole('alert')).toHaveCount(2)
  await expect(page.getByText('the post will wait until its files can be sent')).toBeVisible()
  await attached(page).nth(0).getByLabel('Description').fill('dark')
  await attached(page).nth(1).getByLabel('Description').fill('darker')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(waiting(page)).toContainText('You are offline')

  await world.control({ fail: { path: '/api/v1/media', method: 'POST', status: 503, body: '' } })
  await context.setOffline(false)
  await expect(waiting(page)).toContainText('The server has a problem')
  await page.reload()
  await expect(posts(page).first()).toContainText('pictures from the tunnel')
  expect(await pictureNames(page)).toEqual(['dark', 'darker'])
  complaints.splice(0) // the uploads were made to fail
})

// docs/spec/drafts-and-outbox.md#a-lost-answer
test('a server that forgot its idempotency keys still gets the post once', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await world.control({ fail: LOST })
  await publish(page, 'the answer was lost')
  await expect(waiting(page)).toContainText('the answer was lost')
  await world.control({ advance: 7200 })
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(posts(page).first()).toContainText('the answer was lost')
  expect((await ownTexts(page)).filter((one) => one === 'the answer was lost')).toHaveLength(1)
})

// docs/spec/drafts-and-outbox.md#a-lost-answer
// docs/spec/writing.md#titles-and-files-of-others
test('a post that has to be created again takes no picture from the first one', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await write(page, 'first words')
  await pick(page, [png('kept.png', await picture(page))])
  await uploadedAll(page, 1)
  await item(page, 'kept.png').getByLabel('Description').fill('kept')
  await world.control({ fail: LOST })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(waiting(page)).toContainText('first words')
  // In another client the post gets other words: here nobody finds it again.
  const headers = {
    Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}`,
  }
  const call = async (path: string, method = 'GET', data?: object) =>
    (await page.request.fetch(path, { method, headers, ...(data && { data }) })).json()
  const me = await call('/api/v1/accounts/verify_credentials')
  const [made] = await call(`/api/v1/accounts/${me.id}/statuses`)
  const media_ids = made.media_attachments.map(({ id }: { id: string }) => id)
  await call(`/api/v1/statuses/${made.id}`, 'PUT', { status: 'other words', media_ids })
  await world.control({ advance: 7200 })
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(posts(page).first()).toContainText('first words')
  for (const { content, media_attachments } of await call(`/api/v1/accounts/${me.id}/statuses?limit=2`)) {
    expect(
      media_attachments.map(({ description }: { description: string }) => description),
      content,
    ).toEqual(['kept'])
  }
})

// docs/spec/drafts-and-outbox.md#a-lost-answer
test('a text changed after a lost answer is published once, as last written', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await world.control({ fail: LOST })
  await publish(page, 'with a tpyo')
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('with a tpyo')
  await expect(waiting(page)).toHaveCount(0)
  await text(page).fill('with a typo')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('with a typo')
  const own = await ownTexts(page)
  expect(own.filter((one) => one.startsWith('with a t'))).toEqual(['with a typo'])
})

const AFTER_A_LOST_ANSWER = [
  ['knows the first try', 0],
  ['forgot its keys', 7200],
] as const

for (const [server, later] of shareOfToday(AFTER_A_LOST_ANSWER, 2)) {
  // docs/spec/drafts-and-outbox.md#a-lost-answer
  test(`an audience changed after a lost answer is applied without a second post: the server ${server}`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(A, '/home')
    await world.control({ fail: LOST })
    await publish(page, 'for some only')
    await waiting(page).getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Who can see the post').selectOption('Followers')
    await world.control({ advance: later })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(
      page.getByText(
        'It has the audience you chose then. Everyone can see this post. To change that, delete the post',
      ),
    ).toBeVisible()
    await expect(posts(page).first()).toContainText('for some only')
    expect((await ownTexts(page)).filter((one) => one === 'for some only')).toHaveLength(1)
  })

  test(`a flag and a swapped picture reach the post whose answer was lost: the server ${server}`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(A, '/home')
    await write(page, 'the wrong picture')
    await pick(page, [png('wrong.png', await picture(page))])
    await uploadedAll(page, 1)
    await item(page, 'wrong.png').getByLabel('Description').fill('wrong')
    await world.control({ fail: LOST })
    await page.getByRole('button', { name: 'Publish' }).click()
    await waiting(page).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Remove wrong.png' }).click()
    await pick(page, [png('right.png', await picture(page))])
    await uploadedAll(page, 1)
    await item(page, 'right.png').getByLabel('Description').fill('right')
    await page.getByRole('button', { name: 'Mark as sensitive' }).click()
    await world.control({ advance: later })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).first()).toContainText('the wrong picture')
    await posts(page).first().getByRole('button', { name: 'Sensitive content' }).click()
    await expect(posts(page).first().getByRole('img', { name: 'right' })).toBeVisible()
    expect(await pictureNames(page)).toEqual(['right'])
    expect((await ownTexts(page)).filter((one) => one === 'the wrong picture')).toHaveLength(1)
  })

  test(`a picture added after a lost answer reaches the post: the server ${server}`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(A, '/home')
    await world.control({ fail: LOST })
    await publish(page, 'the picture was forgotten')
    await waiting(page).getByRole('button', { name: 'Edit' }).click()
    await pick(page, [png('added.png', await picture(page))])
    await uploadedAll(page, 1)
    await item(page, 'added.png').getByLabel('Description').fill('added')
    await world.control({ advance: later })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).first().getByRole('img', { name: 'added' })).toBeVisible()
    expect((await ownTexts(page)).filter((one) => one === 'the picture was forgotten')).toHaveLength(1)
  })

  test(`a poll added after a lost answer is applied without a second post: the server ${server}`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(A, '/home')
    await world.control({ fail: LOST })
    await publish(page, 'tea or coffee?')
    await waiting(page).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Poll' }).click()
    await page.getByLabel('Option 1').fill('tea')
    await page.getByLabel('Option 2').fill('coffee')
    await world.control({ advance: later })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('not include your latest changes to the poll. To change that,')).toBeVisible()
    await expect(posts(page).first()).toContainText('tea or coffee?')
    expect((await ownTexts(page)).filter((one) => one === 'tea or coffee?')).toHaveLength(1)
  })
}

// docs/spec/conventions.md#waiting-times
test('a server that asks to wait is not asked again earlier', async ({ page, openAs, world }) => {
  await openAs(A, '/home')
  await world.control({ fail: { ...BUSY_FOR_LONG, status: 429 } })
  await publish(page, 'too fast')
  await expect(waiting(page)).toContainText(
    'The server asks you to wait. It will be tried again automatically in 10 minutes.',
  )
  await world.requests()
  await page.reload()
  await expect(waiting(page)).toContainText('too fast')
  await expect(posts(page).first()).toBeVisible()
  const tried = (await world.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/statuses'),
  )
  expect(tried).toEqual([])
})

// docs/spec/drafts-and-outbox.md#outbox
test('a refused post stops in the outbox, says why, and can be edited', async ({ page, openAs, world }) => {
  await openAs(A, '/home')
  const refusal = { ...BUSY, status: 422, body: '{"error_description":"post is too long"}' }
  await world.control({ fail: [BUSY_FOR_LONG, refusal] })
  await publish(page, 'a story')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page).getByRole('alert')).toContainText('too long for the server')
  await expect(waiting(page).getByRole('alert')).toContainText('May not have been sent')
  await expect(waiting(page).getByRole('alert')).toContainText('may already be published')
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('a story')
  await expect(waiting(page)).toHaveCount(0)
})

const GONE = { ...BUSY, status: 404, body: '{"error_description":"attachment not found"}' }

// docs/spec/drafts-and-outbox.md#files-that-wait
test('files that the server has deleted are sent again, from the outbox and from the editor', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await write(page, 'kept for a month')
  await pick(page, [png('old.png', await picture(page))])
  await uploadedAll(page, 1)
  await item(page, 'old.png').getByLabel('Description').fill('old')
  const uploads = async () =>
    (await world.requests()).filter(
      ({ method, path }) => method === 'POST' && path.startsWith('/api/v1/media'),
    )
  expect(await uploads()).toHaveLength(1)

  await world.control({ fail: GONE })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('The server no longer has the files of this post')
  await uploadedAll(page, 1)
  await expect.poll(uploads).toHaveLength(1)

  await world.control({ fail: [BUSY_FOR_LONG, GONE] })
  await page.getByRole('button', { name: 'Publish' }).click()
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page).getByRole('alert')).toContainText('The server no longer has the files')
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(posts(page).first()).toContainText('kept for a month')
  expect(await pictureNames(page)).toEqual(['old'])
  // Once for being thrown away, and once for each try after one that may have arrived: no post loses its
  // files to another.
  expect(await uploads()).toHaveLength(3)
})

// docs/spec/drafts-and-outbox.md#outbox
test('Edit keeps the post in the outbox while the editor holds another text', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await world.control({ fail: BUSY_FOR_LONG })
  await publish(page, 'the first')
  await write(page, 'the second')
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('Another draft is open there')).toBeVisible()
  await expect(waiting(page)).toContainText('the first')
  await expect(text(page)).toHaveValue('the second')
})

test('Edit does not fill an empty editor that is open in another tab', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await world.control({ fail: { ...BUSY_FOR_LONG, status: 429 } })
  await publish(page, 'the first')
  await expect(waiting(page)).toContainText('the first')
  const second = await context.newPage()
  await second.goto('/home')
  await write(second, '')
  await newPostIsTaken(second)
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('Another draft is open there')).toBeVisible()
  await text(second).fill('the second')
  await expect(page.getByRole('button', { name: 'Continue: the second' })).toBeVisible()
  await expect(waiting(page)).toContainText('the first')

  await text(second).fill('')
  await second.getByRole('button', { name: 'Cancel' }).click()
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('the first')
  await expect(waiting(page)).toHaveCount(0)
})

test('deleting from the outbox can be undone', async ({ page, openAs, world }) => {
  await openAs(A, '/home')
  await world.control({ fail: BUSY_FOR_LONG })
  await publish(page, 'never mind')
  await waiting(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('An earlier attempt may already be published')).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting(page)).toContainText('never mind')
  await waiting(page).getByRole('button', { name: 'Delete' }).click()
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
})

test('the focus moves to the next waiting post, and after the last to the composer', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await world.control({ fail: [BUSY_FOR_LONG, BUSY_FOR_LONG] })
  await publish(page, 'the first')
  await expect(waiting(page)).toHaveCount(1)
  await publish(page, 'the second')
  await expect(waiting(page)).toHaveCount(2)
  await waiting(page).first().getByRole('button', { name: 'Delete' }).click()
  await expect(waiting(page)).toHaveCount(1)
  await expect(waiting(page).getByRole('button', { name: 'Send now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeFocused()
})

test('on other screens a notice shows the outbox and opens it', async ({ page, openAs, world }) => {
  await openAs(A, '/home')
  await world.control({ fail: BUSY_FOR_LONG })
  await publish(page, 'seen from everywhere')
  await expect(waiting(page)).toContainText('seen from everywhere')
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('button', { name: '1 post is waiting to be sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Waiting to be sent' })
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/home')
  await expect(text(page)).toHaveValue('seen from everywhere')
})

test('a waiting reply returns to its editor in the thread', async ({ page, openAs, world }) => {
  await openAs(A, '/home')
  await posts(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click()
  await text(page).pressSequentially('I agree')
  const written = await text(page).inputValue()
  await world.control({ fail: BUSY_FOR_LONG })
  await page.getByRole('button', { name: 'Publish' }).click()
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(text(page)).toHaveValue(written)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(text(page)).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'I agree' })).toHaveCount(1)
})

// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
// docs/spec/session.md#expiry-is-no-logout
test('after an expired session the outbox waits for its author, is shown to nobody else, and logging out asks first', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await world.control({ fail: BUSY_FOR_LONG })
  await publish(page, 'only as alice')
  await expect(waiting(page)).toContainText('only as alice')
  await world.control({ expireTokens: { path: '/api/v1/statuses', method: 'POST' } })
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, demoPerson('bob'))
  await expect(posts(page).first()).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  expect(await ownTexts(page)).not.toContain('only as alice')
  // Bob's session ends too, without a logout, and Alice is back.
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto('/')
  await signIn(page, demoPerson('alice'))
  await expect(posts(page).first()).toContainText('only as alice')

  await world.control({ fail: BUSY_FOR_LONG })
  await publish(page, 'gone with the session')
  await expect(waiting(page)).toContainText('gone with the session')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, demoPerson('alice'))
  await expect(posts(page).first()).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
})
