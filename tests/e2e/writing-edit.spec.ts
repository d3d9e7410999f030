/**
 * Tests docs/spec/writing.md#an-edit-replaces-the-post, docs/spec/drafts-and-outbox.md#unsaved-edits,
 * docs/spec/post-actions.md#edit.
 */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { attached, item, pick, picture, pictureNames, png, uploadedAll } from './files.ts'
import { A, allAnswered, B, chooseItem, demoPerson, expect, posts, test, unique } from './journey.ts'

const alice = demoPerson('alice')
const form = (page: Page) => page.getByRole('form', { name: 'Edit post' })
const text = (page: Page) => form(page).getByLabel('Text of the post')
const update = (page: Page) => form(page).getByRole('button', { name: 'Update' })

async function publish(page: Page, content: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(content)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText(content)
}

/** A post with two pictures, called one and two. */
async function publishPictures(page: Page, content: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(content)
  await pick(page, [png('1', await picture(page)), png('2', await picture(page))])
  await uploadedAll(page, 2)
  await item(page, '1').getByLabel('Description').fill('one')
  await item(page, '2').getByLabel('Description').fill('two')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText(content)
  expect(await pictureNames(page)).toEqual(['one', 'two'])
}

async function edit(page: Page) {
  await allAnswered(page) // the menu moves with its post
  await posts(page).first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Edit')
  await expect(text(page)).toBeFocused()
}

// docs/spec/attachments.md#sensitive-flag
// docs/spec/writing.md#an-edit-replaces-the-post
test('changing the text keeps files, sensitive flag, quote and audience @anywhere', async ({
  page,
  openAs,
}) => {
  const content = `quoting ${Date.now()}`
  await openAs(A, '/home')
  await publish(page, `worth quoting ${content}`)
  await posts(page).first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Repost with comment')
  const quoting = page.getByRole('form', { name: 'Repost with comment' })
  await quoting.getByLabel('Text of the post').fill(content)
  await pick(page, [png('1', await picture(page))])
  await uploadedAll(page, 1)
  await item(page, '1').getByLabel('Description').fill('one')
  await quoting.getByRole('button', { name: 'Mark as sensitive' }).click()
  await quoting.getByRole('button', { name: 'Publish' }).click()
  await expect(quoting).toHaveCount(0)
  const post = posts(page).first()
  await expect(post).toContainText(content)

  await edit(page)
  await expect(text(page)).toHaveAccessibleDescription(
    'Everyone can see this post. The audience of a published post cannot be changed.',
  )
  await expect(form(page).getByRole('region', { name: 'The quoted post stays' })).toContainText(
    'worth quoting',
  )
  await expect(form(page).getByRole('button', { name: 'Mark as sensitive' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await text(page).fill(`${content}, corrected`)
  await update(page).click()
  await expect(form(page)).toHaveCount(0)
  for (const when of ['at once', 'after a reload']) {
    await expect(post, when).toContainText('corrected')
    await expect(post.getByRole('blockquote'), when).toContainText('worth quoting')
    await post.getByRole('button', { name: 'Sensitive content' }).click()
    await expect(post.getByRole('img', { name: 'one', exact: true }), when).toBeVisible()
    await page.reload()
  }
})

/** The address of the newest post of the timeline. */
async function addressOfNewest(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const [newest] = await (await fetch('/api/v1/timelines/home?limit=1', { headers })).json()
    return newest.uri
  })
}

test('a linked post stays a link and does not become a quote', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await publish(page, 'worth a link')
  const link = `[[${await addressOfNewest(page)}|there]]`
  const post = posts(page).first()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(`look ${link}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(post).toContainText('look there')

  await edit(page)
  await expect(form(page).getByRole('region', { name: 'The quoted post stays' })).toHaveCount(0)
  await text(page).fill(`look at this ${link}`)
  await update(page).click()
  await expect(post).toContainText('look at this there')
  await expect(post.getByRole('link', { name: 'there' })).toBeVisible()

  // Its card comes from the link alone: without the link there is none.
  await edit(page)
  await text(page).fill('look elsewhere')
  await update(page).click()
  await expect(form(page)).toHaveCount(0) // until then the words are only typed
  await expect(post).toContainText('look elsewhere')
  await page.reload()
  await expect(post).toContainText('look elsewhere')
  await expect(post.getByRole('blockquote')).toHaveCount(0)
})

test('files are redescribed, moved, removed and added @anywhere', async ({ page, openAs }) => {
  const words = unique('an album')
  await openAs(A, '/home')
  await publishPictures(page, words)
  await edit(page)
  await expect(attached(page)).toHaveCount(2)
  await expect(item(page, 'Image 2').getByLabel('Description')).toHaveValue('two')
  await item(page, 'Image 1').getByLabel('Description').fill('the first')
  await page.getByRole('button', { name: 'Move Image 2 forward' }).click()
  await uploadedAll(page, 2)
  await update(page).click()
  await expect(form(page)).toHaveCount(0)
  expect(await pictureNames(page)).toEqual(['two', 'the first'])

  await edit(page)
  await page.getByRole('button', { name: 'Remove Image 1' }).click()
  await pick(page, [png('new.png', await picture(page))])
  await uploadedAll(page, 2)
  await item(page, 'new.png').getByLabel('Description').fill('the last')
  await update(page).click()
  await expect(form(page)).toHaveCount(0)
  await page.reload()
  await expect(posts(page).first()).toContainText(words)
  expect(await pictureNames(page)).toEqual(['the first', 'the last'])
})

// docs/spec/writing.md#choosing-the-audience
// docs/spec/writing.md#an-edit-replaces-the-post
test('an edit keeps the poll and says so @anywhere', async ({ page, openAs }) => {
  const words = unique('tea or coffee?')
  await openAs(A, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(words)
  await page.getByRole('button', { name: 'Poll' }).click()
  await page.getByLabel('Option 1').fill('tea')
  await page.getByLabel('Option 2').fill('coffee')
  await page.getByLabel('Who can see the post').selectOption('Followers')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText(words)
  await edit(page)
  await expect(text(page)).toHaveAccessibleDescription(/^Your followers .* The poll cannot be changed\.$/)
  await expect(form(page).getByLabel('Who can see the post')).toHaveCount(0)
  await text(page).fill(`${words} Or milk?`)
  await update(page).click()
  await expect(form(page)).toHaveCount(0)
  await page.reload()
  await expect(posts(page).first()).toContainText(`${words} Or milk?`)
  await expect(posts(page).first()).toContainText('0%')
  await expect(posts(page).first().getByRole('img', { name: 'Followers' })).toBeAttached()
})

// docs/spec/drafts-and-outbox.md#unsaved-edits
test('an edit survives a reload, is offered at its post only, and can be discarded', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await publishPictures(page, 'unfinished')
  await edit(page)
  await text(page).fill('unfinished changes')
  await pick(page, [png('3', await picture(page))])
  await uploadedAll(page, 3)
  await page.getByRole('button', { name: 'Move Image 2 forward' }).click()
  await item(page, 'Image 1').getByLabel('Description').fill('changed')
  await allAnswered(page) // nobody reloads in the very moment of the last letter; the database takes a few milliseconds
  await page.reload()
  await expect(posts(page).first()).toContainText('unfinished')
  expect(await pictureNames(page), 'readers see nothing of it').toEqual(['one', 'two'])
  // It is no draft: what is written new begins empty.
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(page.getByLabel('Text of the post')).toHaveValue('')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await edit(page)
  await expect(form(page).getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(text(page)).toHaveValue('unfinished changes')
  await uploadedAll(page, 3)
  await expect(attached(page).first()).toHaveAccessibleName('Image 2')
  await expect(item(page, 'Image 1').getByLabel('Description')).toHaveValue('changed')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(text(page)).toHaveValue('unfinished')
  await expect(text(page)).toBeFocused()
  await expect(attached(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue('unfinished changes')
  await uploadedAll(page, 3)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(posts(page).first().getByRole('button', { name: 'More actions' })).toBeFocused()
  expect(await pictureNames(page)).toEqual(['one', 'two'])
})

test('logging out asks about an unsaved edit and deletes it', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await publish(page, 'begun')
  await edit(page)
  await text(page).fill('begun and not saved')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('not saved')
})

const FAILURES = [
  ['the source', '/api/v1/statuses/*/source', 'GET', 503],
  ['saving', '/api/v1/statuses/*', 'PUT', 0],
  ['saving', '/api/v1/statuses/*', 'PUT', 429],
  ['a description', '/api/v1/media/*', 'PUT', 500],
] as const

for (const [stage, path, method, status] of shareOfToday(FAILURES, 4)) {
  test(`${stage} fails with ${status}: reported in place, nothing lost, retried by hand`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(alice, '/home')
    await publishPictures(page, 'stubborn')
    await world.control({ fail: { path, method, status } })
    await posts(page).first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Edit')
    const alert = posts(page).first().getByRole('alert')
    if (stage === 'the source') {
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: 'Try again' }).click()
    }
    await text(page).fill('stubborn, but saved')
    await item(page, 'Image 1').getByLabel('Description').fill('changed')
    await update(page).click()
    if (stage !== 'the source') {
      await expect(alert).toBeVisible()
      await expect(text(page)).toHaveValue('stubborn, but saved')
      await update(page).click()
    }
    await expect(form(page)).toHaveCount(0)
    await page.reload()
    await expect(posts(page).first()).toContainText('stubborn, but saved')
    expect(await pictureNames(page)).toEqual(['changed', 'two'])
  })
}

// docs/spec/post-actions.md#edit
test('a post that is not Markdown cannot be edited', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await publish(page, 'from another client')
  await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
      'Content-Type': 'application/json',
    }
    const body = JSON.stringify({ status: '<p>rich text</p>', content_type: 'text/html' })
    await fetch('/api/v1/statuses', { method: 'POST', headers, body })
  })
  await page.reload()
  await expect(posts(page).first()).toContainText('rich text')
  await posts(page).first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Edit')
  await expect(page.getByText('The source of this post is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(posts(page).first().getByRole('button', { name: 'More actions' })).toBeFocused()
  await expect(form(page)).toHaveCount(0)
  await world.requests()
})

test('on a phone an edit covers the page, also above a keyboard', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(demoPerson(B.username), '/home')
  await publish(page, 'on the way')
  await edit(page)
  await page.setViewportSize({ width: 390, height: 450 })
  const sheet = page.getByRole('dialog', { name: 'Edit post' })
  await expect(sheet.getByRole('button', { name: 'Update' })).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('button', { name: 'Preview' })).toBeInViewport({ ratio: 1 })
  await text(page).fill('on the way home')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await edit(page)
  await expect(sheet.getByText('Your unsaved changes are back.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Update' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(posts(page).first()).toContainText('on the way home')
})

test('of two tabs editing one post the second follows, takes over, and nothing is overwritten', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(alice, '/home')
  await publish(page, 'the first version')
  await edit(page)
  await text(page).fill('changed in one tab')

  const other = await context.newPage()
  await other.goto('/home')
  await posts(other).first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(other, 'Edit')
  const follows = other.getByRole('region', { name: 'Edit post' })
  await expect(follows).toContainText('This draft is open in another tab.')
  await expect(follows).toContainText('changed in one tab')
  await text(page).fill('changed further')
  await expect(follows).toContainText('changed further')

  await follows.getByRole('button', { name: 'Continue here' }).click()
  await expect(text(other)).toHaveValue('changed further')
  await expect(page.getByRole('region', { name: 'Edit post' })).toContainText('changed further')
  await text(other).fill('finished in the other')
  await update(other).click()
  await expect(form(other)).toHaveCount(0)

  // Saved there, it goes on here from what is published now.
  await expect(text(page)).toHaveValue('finished in the other')
  await expect(posts(page).first()).toContainText('finished in the other')
  await text(page).fill('and once more')
  await update(page).click()
  await expect(form(page)).toHaveCount(0)
  await expect(posts(page).first()).toContainText('and once more')
})

test.describe('an edit that is closed while it is being saved', () => {
  const restored = (page: Page) => form(page).getByText('Your unsaved changes are back.')

  /** Edits reach the server, which thinks about them until it is told to go on. */
  const hold = { hold: { path: '/api/v1/statuses/*', method: 'PUT' } }

  async function saveAndClose(page: Page) {
    await publish(page, 'with a tpyo')
    await edit(page)
    await text(page).fill('with a typo')
    await update(page).click()
    await expect(text(page)).not.toBeEditable()
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(form(page)).toHaveCount(0)
  }

  async function reopen(page: Page) {
    await posts(page).first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Edit')
  }

  test('is not offered again', async ({ page, openAs, world }) => {
    await openAs(alice, '/home')
    await world.control(hold)
    await saveAndClose(page)
    await world.control({ release: true })
    await expect(posts(page).first()).toContainText('with a typo')
    await edit(page)
    await expect(text(page)).toHaveValue('with a typo')
    await expect(restored(page)).toHaveCount(0)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('edit'))),
    ).toEqual([])
  })

  test('waits for the saving when it is reopened', async ({ page, openAs, world }) => {
    await openAs(alice, '/home')
    await world.control(hold)
    await saveAndClose(page)
    await reopen(page)
    await expect(posts(page).first().getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await world.control({ release: true })
    await expect(text(page)).toHaveValue('with a typo')
    await expect(restored(page)).toHaveCount(0)
    await text(page).fill('without a typo')
    await update(page).click()
    await expect(form(page)).toHaveCount(0)
    await expect(posts(page).first()).toContainText('without a typo')
  })

  test('reports that it was refused, and still has the text', async ({ page, openAs, world }) => {
    await openAs(alice, '/home')
    const body = '{"error":"too many words"}'
    await world.control({ fail: { path: '/api/v1/statuses/*', method: 'PUT', status: 422, body } })
    await world.control(hold)
    await saveAndClose(page)
    await world.control({ release: true })
    await expect(page.getByText('too many words')).toBeVisible()
    await edit(page)
    await expect(text(page)).toHaveValue('with a typo')
    await expect(restored(page)).toBeVisible()
  })
})

// docs/spec/writing.md#whom-an-edit-mentions
test('an edit that takes the last mention out, or brings somebody new, is refused with what can be done', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(alice), otherDevice(demoPerson('bob'))])
  const message = await a.write({ status: '@bob the key is below the pot', visibility: 'direct' })
  const answer = await b.write({ status: '@alice thanks', visibility: 'direct', in_reply_to_id: message.id })
  for (const { who, id, own, wrong, reason, right } of [
    {
      who: alice,
      id: message.id,
      own: 'below the pot',
      wrong: 'the key is below the mat',
      reason: /it must mention somebody whom this server knows\. Mention someone/,
      right: '@bob the key is below the mat',
    },
    {
      who: demoPerson('bob'),
      id: answer.id,
      own: 'thanks',
      wrong: '@alice @carol thanks',
      reason: /nobody new can be added to it\. Remove the mentions that you have added/,
      right: '@alice thanks a lot',
    },
  ]) {
    await openAs(who, `/post/${id}`)
    const post = page.getByRole('article').filter({ hasText: own })
    await post.getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Edit')
    await text(page).fill(wrong)
    await update(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(reason)
    await expect(text(page)).toHaveValue(wrong)
    await text(page).fill(right)
    await expect(form(page).getByRole('alert')).toHaveCount(0)
    await update(page).click()
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: right.slice(7) })).toBeVisible()
  }
})
