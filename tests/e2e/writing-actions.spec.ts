/**
 * Tests docs/spec/post-actions.md#a-toggle-shows-at-once,
 * docs/spec/post-actions.md#a-toggle-waits-for-the-connection, docs/spec/post-actions.md#menu-of-a-post,
 * docs/spec/post-actions.md#edit,
 * docs/spec/post-actions.md#delete, docs/spec/post-actions.md#save-to-the-storage-network,
 * docs/spec/post-actions.md#mute-the-author-of-a-post, docs/spec/post-actions.md#load-replies,
 * docs/spec/post-actions.md#who-liked-and-reposted, docs/spec/posts.md#storage-link,
 * docs/spec/posts.md#long-posts, docs/spec/posts.md#quotes, docs/spec/posts.md#muted-authors,
 * docs/spec/posts.md#where-a-deleted-post-leaves, docs/spec/writing.md#reply-prefill,
 * docs/spec/access.md#who-is-an-administrator, docs/spec/relationships.md#muting,
 * docs/spec/lists.md#deleting-an-entry, docs/spec/conventions.md#questions-before-something-is-lost.
 */

import type { Locator, Page } from '@playwright/test'
import { clipboardText } from './clipboard.ts'
import { isComplete } from './complete.ts'
import { A, allAnswered, B, chooseItem, demoPerson, expect, posts, test, unique } from './journey.ts'

const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })

async function openMenu(post: Locator) {
  await post.getByRole('button', { name: 'More actions' }).click()
}

/** A post of one's own on top of home. */
async function publish(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(text)
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).filter({ hasText: text }).first()
  await expect(post).toBeVisible()
  return post
}

test('like, repost and bookmark stay, and undone again @anywhere', async ({ page, openAs }) => {
  const text = `toggles ${Date.now()}`
  await openAs(A, '/home')
  const post = await publish(page, text)
  for (const name of [/^Like/, /^Repost/, /^Bookmark/]) {
    const button = post.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await allAnswered(page)
  await page.reload()
  const again = posts(page).filter({ hasText: text }).last()
  await expect(again.getByRole('button', { name: 'Like, 1 like or reaction' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(again.getByRole('button', { name: 'Repost, 1 repost' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await again.getByRole('button', { name: /^Repost/ }).click()
  await again.getByRole('button', { name: /^Like/ }).click()
  await again.getByRole('button', { name: /^Bookmark/ }).click()
  await allAnswered(page)
  await page.reload()
  await expect(posts(page).filter({ hasText: text })).toHaveCount(1)
  for (const name of [/^Like/, /^Repost/, /^Bookmark/]) {
    await expect(posts(page).filter({ hasText: text }).getByRole('button', { name })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  }
})

// docs/spec/post-actions.md#a-toggle-shows-at-once
test('quick presses end in the last choice @anywhere', async ({ page, openAs }) => {
  const text = unique('press me quickly')
  await openAs(A, '/home')
  const post = await publish(page, text)
  const like = post.getByRole('button', { name: /^Like/ })
  for (let press = 0; press < 5; press += 1) await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await allAnswered(page)
  await page.reload()
  await expect(
    posts(page).filter({ hasText: text }).getByRole('button', { name: 'Like, 1 like or reaction' }),
  ).toHaveAttribute('aria-pressed', 'true')
})

// docs/spec/post-actions.md#a-toggle-shows-at-once
test('a refused like is rolled back and reported @daily', async ({ page, openAs, world, complaints }) => {
  await openAs(A, '/home')
  const post = await publish(page, 'nobody may like this')
  await world.control({ fail: { path: '/api/v1/statuses/*/favourite', status: 500, body: '{}' } })
  const like = post.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(page.getByText(/The server has a problem|refused this without saying why/)).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName('Like')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('like failed')])
})

test('a repost made on another device is shown and undone like any other', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  const post = await publish(page, 'reposted from another window')
  const id = await post.getAttribute('data-row')
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const button = post.getByRole('button', { name: /^Repost/ })
  for (const [call, pressed] of [
    ['reblog', 'true'],
    ['unreblog', 'false'],
  ] as const) {
    expect((await page.request.post(`/api/v1/statuses/${id}/${call}`, { headers })).ok()).toBe(true)
    await button.click()
    const asked = async () => (await world.requests()).map(({ method, path }) => `${method} ${path}`)
    await expect.poll(asked, 'refused, and looked at').toContain(`GET /api/v1/statuses/${id}`)
    await expect(button).toHaveAttribute('aria-pressed', pressed)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('offline a like waits for the connection, and a reply can be opened', async ({
  page,
  context,
  openAs,
  world,
  complaints,
}) => {
  await openAs(A, '/home')
  const post = await publish(page, 'read in a tunnel')
  await isComplete(page)
  await allAnswered(page)
  await context.setOffline(true)
  const like = post.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(page.getByText('This is saved and will be sent once you are connected again.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await post.getByRole('button', { name: /^Reply/ }).click()
  await expect(page.getByRole('form', { name: 'Reply' })).toBeVisible()
  await openMenu(post)
  await chooseItem(page, 'Repost with comment')
  await expect(page.getByRole('form', { name: 'Repost with comment' })).toBeVisible()
  await openMenu(post)
  await chooseItem(page, 'Edit')
  await expect(post.getByRole('alert'), 'what was typed is at the server').toBeVisible()
  await world.requests()
  await context.setOffline(false)
  await expect
    .poll(async () => (await world.requests()).map(({ path }) => path).join())
    .toContain('/favourite')
  complaints.splice(0)
})

// docs/spec/post-actions.md#a-toggle-waits-for-the-connection
test('a like that could not be sent stays shown and is sent after a reload', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  const post = await publish(page, 'liked on a bad line')
  await world.control({ fail: { path: '/api/v1/statuses/*/favourite', status: 0, times: 2 } })
  const like = post.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(page.getByText('This is saved and will be sent once you are connected again.')).toBeVisible()
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await world.requests()
  await page.reload()
  await expect
    .poll(async () => (await world.requests()).map(({ path }) => path).join())
    .toContain('/favourite')
  await expect(like).toHaveAccessibleName('Like, 1 like or reaction')
})

// docs/spec/posts.md#counters
test('a reply is shown below its post, counted, and survives a reload @anywhere @daily', async ({
  page,
  openAs,
}) => {
  const text = `to be answered ${Date.now()}`
  await openAs(A, '/home')
  const post = await publish(page, text)
  await post.getByRole('button', { name: /^Reply/ }).click()
  const form = page.getByRole('form', { name: 'Reply' })
  await expect(form.getByLabel('Text of the post')).toBeFocused()
  await form.getByLabel('Text of the post').fill(`answer to ${text}`)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toHaveCount(0)
  await expect(posts(page).first()).toContainText(`answer to ${text}`)
  await page.reload()
  await expect(posts(page).first()).toContainText(`answer to ${text}`)
  await expect(posts(page).nth(1).getByRole('button', { name: 'Reply, 1 reply' })).toBeVisible()
})

test('a reply begins with the handles it answers, and its draft is stored @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const question = unique('who answers?')
  await (await otherDevice(B)).write({ status: `@${A.username} ${question}` })
  await openAs(A, '/home')
  const post = posts(page).filter({ hasText: question })
  await post.getByRole('button', { name: /^Reply/ }).click()
  const text = page.getByRole('form', { name: 'Reply' }).getByLabel('Text of the post')
  await expect(text).toHaveValue(new RegExp(`^@${B.username}@\\S+ $`))
  await text.press('End')
  await text.pressSequentially('me!')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await post.getByRole('button', { name: /^Reply/ }).click()
  await expect(text).toHaveValue(/me!$/)
})

// docs/spec/posts.md#quotes
// docs/spec/writing.md#choosing-the-audience
test('repost with comment shows the quoted post in a card and no RE: line @anywhere', async ({
  page,
  openAs,
}) => {
  const text = unique('worth quoting')
  const comment = unique('look at this')
  await openAs(A, '/home')
  const post = await publish(page, text)
  await openMenu(post)
  await chooseItem(page, 'Repost with comment')
  const form = page.getByRole('form', { name: 'Repost with comment' })
  await form.getByLabel('Text of the post').fill(comment)
  await expect(form.getByLabel('Who can see the post'), 'there is no choice').toHaveCount(0)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toHaveCount(0)
  for (const when of ['at once', 'after a reload']) {
    const quote = posts(page).filter({ hasText: comment })
    await expect(quote.getByRole('blockquote'), when).toContainText(text)
    await expect(quote.getByText('RE:'), when).toBeHidden()
    await page.reload()
  }
})

// docs/spec/post-actions.md#edit
test('edit keeps everything but the text, and says that it was edited @anywhere', async ({
  page,
  openAs,
}) => {
  const text = `typo ${Date.now()}`
  await openAs(A, '/home')
  const post = await publish(page, text)
  await openMenu(post)
  await chooseItem(page, 'Edit')
  const form = page.getByRole('form', { name: 'Edit post' })
  await expect(form.getByLabel('Text of the post')).toHaveValue(text)
  await form.getByLabel('Text of the post').fill(`${text} corrected`)
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(form).toHaveCount(0) // until then the words are only typed
  await expect(posts(page).first()).toContainText(`${text} corrected`)
  await page.reload()
  await expect(posts(page).first()).toContainText(`${text} corrected`)
  await expect(posts(page).first().getByText('edited', { exact: true })).toBeVisible()
})

// docs/spec/conventions.md#questions-before-something-is-lost
// docs/spec/post-actions.md#delete
// docs/spec/post-actions.md#menu-of-a-post
// docs/spec/posts.md#where-a-deleted-post-leaves
test('deleting asks first, and also removes reposts and replies @anywhere', async ({ page, openAs }) => {
  const text = unique('short-lived')
  await openAs(A, '/home')
  await publish(page, unique('what stands below'))
  const post = await publish(page, text)
  await post.getByRole('button', { name: /^Reply/ }).click()
  const form = page.getByRole('form', { name: 'Reply' })
  await form.getByLabel('Text of the post').fill(`under ${text}`)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toHaveCount(0)
  await expect(posts(page).first()).toContainText(`under ${text}`)

  const root = posts(page).filter({ hasText: text }).nth(1)
  await openMenu(root)
  // The items that delete are the last group, apart from the others.
  await expect(page.getByRole('separator').last().locator('xpath=following-sibling::*')).toHaveText([
    'Take back and rewrite',
    'Delete',
  ])
  await chooseItem(page, 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete post' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(root.getByRole('button', { name: 'More actions' })).toBeFocused()
  await openMenu(root)
  await chooseItem(page, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(posts(page).filter({ hasText: text })).toHaveCount(0)
  await expect(posts(page).first(), 'below it, since the reply above it went too').toBeFocused()
  await allAnswered(page)
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await expect(posts(page).filter({ hasText: text })).toHaveCount(0)
})

test('pin and unpin @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  const post = await publish(page, `pin ${Date.now()}`)
  await openMenu(post)
  await chooseItem(page, 'Pin to profile')
  await expect(post.getByRole('img', { name: 'Pinned' })).toBeAttached()
  await allAnswered(page)
  await page.reload()
  await openMenu(posts(page).first())
  await chooseItem(page, 'Unpin from profile')
  await expect(posts(page).first().getByRole('img', { name: 'Pinned' })).toHaveCount(0)
})

// docs/spec/post-actions.md#save-to-the-storage-network
// docs/spec/posts.md#storage-link
test('saving to the storage network ends editing, says so before, and leaves a link to the copy', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const post = await publish(page, 'for ever')
  await openMenu(post)
  await chooseItem(page, 'Save to storage network')
  const question = page.getByRole('dialog', { name: 'Save to storage network' })
  await expect(question).toContainText('it can no longer be edited')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(post.getByRole('link', { name: 'Stored copy' })).toHaveAttribute('href', /\/ipfs\/\w+/)
  await page.reload()
  await expect(posts(page).first().getByRole('link', { name: 'Stored copy' })).toBeVisible()
  await openMenu(posts(page).first())
  await expect(menuItem(page, 'Delete')).toBeVisible()
  await expect(menuItem(page, 'Edit')).toHaveCount(0)
})

// docs/spec/post-actions.md#mute-the-author-of-a-post
test('muting hides the author everywhere at once, and Undo brings them back @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const text = unique('loud thoughts')
  const own = unique('what stands below')
  await (await otherDevice(A)).write({ status: own })
  await (await otherDevice(B)).write({ status: `@${A.username} ${text}` })
  await openAs(A, '/home')
  const post = posts(page).filter({ hasText: text })
  await openMenu(post)
  await chooseItem(page, /^Mute /)
  await expect(post).toHaveCount(0)
  await expect(posts(page).first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(post).toBeVisible()
  await openMenu(post)
  await chooseItem(page, /^Mute /)
  await expect(post).toHaveCount(0)
  await allAnswered(page)
  await page.reload()
  await expect(posts(page).filter({ hasText: own })).toBeVisible()
  await expect(post).toHaveCount(0)
})

test('a guest copies the link of a post', async ({ page, context, openAs, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.control({ deliver: { author: 'lowlight@night.example', content: '<p>far away</p>' } })
  await openAs(demoPerson('alice'), '/home')
  const post = posts(page).filter({ hasText: 'far away' })
  await openMenu(post)
  await expect(menuItem(page, 'Delete')).toHaveCount(0)
  await expect(menuItem(page, 'Copy object ID')).toHaveCount(0)
  await chooseItem(page, 'Copy link to post')
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await clipboardText(page)).toMatch(/^https:\/\/night\.example\//)
})

// docs/spec/access.md#who-is-an-administrator
// docs/spec/post-actions.md#delete
// docs/spec/post-actions.md#load-replies
test('an administrator asks for replies, copies the id and deletes the post of another', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(demoPerson('carol'), '/home')
  const remoteId = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const found: { id: string; account: { acct: string } }[] = await (
      await fetch('/api/v1/timelines/public?limit=40', { headers })
    ).json()
    return found.find(({ account }) => account.acct.includes('@'))?.id
  })
  await page.goto(`/post/${remoteId}`)
  const post = page.getByRole('article').and(page.locator('[aria-current]'))
  await openMenu(post)
  await chooseItem(page, 'Load replies')
  const notice = page.getByRole('dialog', { name: 'Load replies' })
  await expect(notice).toContainText('Reload the page in a few minutes')
  await world.requests()
  await notice.getByRole('button', { name: 'Load replies' }).click()
  await expect(notice).toHaveCount(0)
  expect(await world.requests()).toContainEqual({
    method: 'POST',
    path: `/api/v1/statuses/${remoteId}/load_conversation`,
  })

  await openMenu(post)
  await chooseItem(page, 'Copy object ID')
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await clipboardText(page)).toMatch(/^https:\/\//)

  await openMenu(post)
  await chooseItem(page, 'Delete')
  await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' }), 'no post is left').toBeFocused()
  expect(await world.requests()).toContainEqual({ method: 'DELETE', path: `/api/v1/admin/posts/${remoteId}` })
  await page.goto(`/post/${remoteId}`)
  await expect(page.getByText('Post not found')).toBeVisible()
})

// docs/spec/post-actions.md#who-liked-and-reposted
test('the people who liked and reposted are listed @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  const post = await publish(page, unique('popular'))
  await post.getByRole('button', { name: /^Like/ }).click()
  await post.getByRole('button', { name: /^Repost/ }).click()
  await allAnswered(page)
  await openMenu(post)
  await chooseItem(page, 'Who liked and reposted')
  const people = page.getByRole('dialog', { name: 'Who liked and reposted' })
  await expect(people.getByRole('link', { name: A.username })).toBeVisible()
  await people.getByRole('tab', { name: 'Reposts' }).click()
  await expect(people.getByRole('link', { name: A.username })).toBeVisible()
  await people.getByRole('tab', { name: 'Reactions' }).click()
  await expect(people.getByText(/lists nobody/)).toBeVisible()
})

test('someone without permission to post is offered neither reply nor repost', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ deliver: { author: 'wren', content: '<p>read me</p>' } })
  await openAs(demoPerson('alice'), '/home')
  await expect(
    posts(page)
      .first()
      .getByRole('button', { name: /^Reply/ }),
  ).toBeVisible()
  await openAs(demoPerson('dave'), '/home')
  await expect(posts(page).first()).toBeVisible()
  await expect(posts(page).first().getByRole('button', { name: /^Like/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reply/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Repost/ })).toHaveCount(0)
  await expect(
    posts(page)
      .first()
      .getByText(/^(\d+ reply|\d+ replies|Replies)$/),
    'it is counted',
  ).toBeAttached()
  await expect(
    posts(page)
      .first()
      .getByText(/^(\d+ reposts?|Reposts)$/),
    'it is counted',
  ).toBeAttached()
})

// docs/spec/posts.md#long-posts
test('a long post is folded and can be read to its end with the keyboard', async ({
  page,
  openAs,
  world,
}) => {
  const content = `<p>${'long story. '.repeat(400)}</p><p><a href="https://end.example/">the end</a></p>`
  await world.control({ deliver: { author: 'wren', content } })
  await openAs(demoPerson('alice'), '/home')
  const post = posts(page).first()
  const more = post.getByRole('button', { name: 'Show whole post' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const height = async () => (await post.boundingBox())?.height ?? 0
  const folded = await height()
  await more.focus()
  await page.keyboard.press('Enter')
  expect(await height()).toBeGreaterThan(folded + 200)
  await post.getByRole('button', { name: 'Show less' }).click()
  expect(await height()).toBe(folded)
})

test('a comment on a post does not take the text and audience of the reply to it', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ deliver: { author: 'wren', content: '<p>the one of both</p>' } })
  await openAs(demoPerson('alice'), '/home')
  const parent = posts(page).filter({ hasText: 'the one of both' }).last()
  const text = page.getByLabel('Text of the post')
  await parent.getByRole('button', { name: /^Reply/ }).click()
  await text.fill('@wren only for you')
  await page.getByLabel('Who can see the post').selectOption('direct')
  await parent.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Repost with comment')
  const comment = page.getByRole('form', { name: 'Repost with comment' })
  await expect(comment.getByLabel('Text of the post')).not.toHaveValue(/only for you/)
  await comment.getByLabel('Text of the post').fill('look at this')
  await comment.getByRole('button', { name: 'Publish' }).click()
  await expect(comment).toHaveCount(0)
  await expect(posts(page).first()).toContainText('look at this')
  await parent.getByRole('button', { name: /^Reply/ }).click()
  await expect(text).toHaveValue('@wren only for you')
  await expect(page.getByLabel('Who can see the post')).toHaveValue('direct')
})
