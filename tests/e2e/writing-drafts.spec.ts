/**
 * Tests docs/spec/drafts-and-outbox.md#list-of-drafts, docs/spec/drafts-and-outbox.md#undo-before-sending,
 * docs/spec/drafts-and-outbox.md#one-tab-writes, docs/spec/drafts-and-outbox.md#a-draft-that-cannot-be-read,
 * docs/spec/drafts-and-outbox.md#when-storing-fails, docs/spec/settings.md#saving-a-preference.
 */
import type { Page } from '@playwright/test'
import { pick, picture, png, uploadedAll } from './files.ts'
import { A, allAnswered, B, chooseItem, expect, posts, test, unique } from './journey.ts'
import { newPostIsTaken } from './locks.ts'
import { storedDrafts } from './stored.ts'

declare global {
  interface Window {
    /** Lets the browser's databases answer what they were asked. */
    answerAll: () => void
  }
}

const text = (page: Page) => page.getByLabel('Text of the post')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Drafts' })
const drafts = (page: Page) => dialog(page).getByRole('listitem')

const start = (page: Page) => page.getByRole('button', { name: 'What is on your mind?' }).click()

// docs/spec/drafts-and-outbox.md#list-of-drafts
test('the list of drafts opens one in its place, deletes another and undoes it @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const question = unique('who knows?')
  const half = unique('an answer, half of it')
  await (await otherDevice(B)).write({ status: `@${A.username} ${question}` })
  await openAs(A, '/home')
  await posts(page)
    .filter({ hasText: question })
    .getByRole('button', { name: /^Reply/ })
    .click()
  await text(page).pressSequentially(half)
  const answer = await text(page).inputValue()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await start(page)
  await text(page).fill('a thought, half of it')
  await page.getByRole('button', { name: 'Drafts (2)' }).click()
  await expect(drafts(page)).toHaveCount(2)
  await expect(drafts(page).first()).toContainText('a thought, half of it')
  await expect(drafts(page).first()).toContainText('New post')
  await expect(drafts(page).nth(1)).toContainText('Reply')
  await expect(drafts(page).first().getByRole('button', { name: 'Continue' })).toBeFocused()

  await drafts(page).first().getByRole('button', { name: 'Delete' }).click()
  await expect(drafts(page).first()).toContainText('Draft deleted.')
  await drafts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(drafts(page).first()).toContainText('a thought, half of it')

  await drafts(page).nth(1).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(text(page)).toHaveValue(answer)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(text(page)).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: half })).toHaveCount(1)

  await page.goto('/home')
  await expect(text(page)).toHaveValue('a thought, half of it')
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await drafts(page).getByRole('button', { name: 'Delete' }).click()
  await page.keyboard.press('Escape')
  await expect(text(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Drafts (0)' }).click()
  await expect(dialog(page)).toContainText('No drafts')
  await page.keyboard.press('Escape')
  // A deleted draft can still be put back after the window is closed.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue('a thought, half of it')
})

// docs/spec/drafts-and-outbox.md#list-of-drafts
test('a deleted draft is restored with its file @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await start(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await chooser).setFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await text(page).fill('with a picture')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await expect(drafts(page)).toContainText('1 file')
  await drafts(page).getByRole('button', { name: 'Delete' }).click()
  await page.keyboard.press('Escape')
  await expect(text(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue('with a picture')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(posts(page).first()).toContainText('with a picture')
  await expect(posts(page).first().getByRole('img')).not.toHaveCount(0)
})

test.describe('with a delay before sending', () => {
  async function holdFor(page: Page, seconds: string) {
    await start(page)
    await page.getByRole('button', { name: /^Drafts/ }).click()
    await dialog(page).getByLabel('Time to undo after you publish').selectOption(seconds)
    await expect(dialog(page).getByLabel('Time to undo after you publish')).toHaveValue(seconds)
    await allAnswered(page)
    await page.keyboard.press('Escape')
  }

  const held = (page: Page) => page.getByRole('button', { name: 'Send now' })

  // docs/spec/drafts-and-outbox.md#undo-before-sending
  test('Undo restores the draft unchanged; the preference is stored @anywhere', async ({ page, openAs }) => {
    await openAs(A, '/home')
    await holdFor(page, '20')
    await text(page).fill('rather not')
    await page.getByRole('button', { name: 'Mark as sensitive' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(held(page)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text(page)).toHaveValue('rather not')
    await expect(text(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Mark as sensitive' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(held(page)).toHaveCount(0)
    await page.reload()
    await expect(text(page)).toHaveValue('rather not')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(held(page)).toBeVisible()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(posts(page).first()).toContainText('rather not')
    await expect(held(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('Undo does not overwrite an editor that is open in another tab: the post stays in the outbox', async ({
    page,
    context,
    openAs,
  }) => {
    await openAs(A, '/home')
    await holdFor(page, '20')
    await text(page).fill('rather not')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(held(page)).toBeVisible()
    const second = await context.newPage()
    await second.goto('/home')
    await start(second)
    await newPostIsTaken(second)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Another draft is open there')).toBeVisible()
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
    await expect(waiting).toContainText('You stopped it before it was sent.')
    await text(second).fill('something else')
    await expect(page.getByRole('button', { name: 'Continue: something else' })).toBeVisible()
    await expect(waiting).toContainText('rather not')
  })

  // docs/spec/drafts-and-outbox.md#undo-before-sending
  test('the post is sent when the delay is over', async ({ page, openAs }) => {
    await page.clock.install()
    await openAs(A, '/home')
    await holdFor(page, '5')
    await text(page).fill('in five seconds')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(held(page)).toBeVisible()
    await page.clock.runFor('00:05')
    await expect(posts(page).first()).toContainText('in five seconds')
    await expect(held(page)).toHaveCount(0)
  })

  test('a tab closed during the delay does not lose the post: it is sent at the next start', async ({
    page,
    context,
    openAs,
  }) => {
    await openAs(A, '/home')
    await holdFor(page, '5')
    await text(page).fill('sent by the next tab')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(held(page)).toBeVisible()
    await page.close()
    await context.clock.install({ time: Date.now() + 5_000 })
    const next = await context.newPage()
    await next.goto('/home')
    await expect(posts(next).first()).toContainText('sent by the next tab')
  })
})

test.describe('the same draft in two tabs', () => {
  const note = (page: Page) => page.getByText('This draft is open in another tab.')

  // docs/spec/drafts-and-outbox.md#one-tab-writes
  test('the second tab follows, takes over, and nothing is overwritten @anywhere', async ({
    page,
    context,
    openAs,
  }) => {
    await openAs(A, '/home')
    await start(page)
    await text(page).fill('begun in the first')
    await page.getByRole('button', { name: 'Poll' }).click()
    await page.getByLabel('Option 1').fill('tea')
    const second = await context.newPage()
    await second.goto('/home')
    await expect(note(second)).toBeVisible()
    await expect(text(second)).toHaveCount(0)
    await text(page).fill('begun in the first, and on')
    await expect(second.getByText('begun in the first, and on')).toBeVisible()

    await second.getByRole('button', { name: 'Continue here' }).click()
    await expect(text(second)).toHaveValue('begun in the first, and on')
    await expect(text(second)).toBeFocused()
    await expect(second.getByLabel('Option 1')).toHaveValue('tea')
    await expect(note(page)).toBeVisible()
    await text(second).fill('ended in the second')
    await expect(page.getByText('ended in the second')).toBeVisible()

    await second.close()
    await expect(text(page)).toHaveValue('ended in the second')
    await expect(note(page)).toHaveCount(0)
  })

  test('a draft open in another tab cannot be deleted from the list', async ({ page, context, openAs }) => {
    await openAs(A, '/home')
    await start(page)
    await text(page).fill('still being written')
    const second = await context.newPage()
    await second.goto('/home')
    await expect(note(second)).toBeVisible()
    await second.getByRole('button', { name: 'Cancel' }).click()
    await posts(second)
      .first()
      .getByRole('button', { name: /^Reply/ })
      .click()
    await second.getByRole('button', { name: 'Drafts (1)' }).click()
    await drafts(second).getByRole('button', { name: 'Delete' }).click()
    await expect(drafts(second)).toContainText('This draft is open in another tab.')
    await expect(drafts(second)).toContainText('still being written')
    await page.reload()
    await expect(text(page)).toHaveValue('still being written')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await drafts(second).getByRole('button', { name: 'Delete' }).click()
    await expect(drafts(second)).toContainText('Draft deleted.')
    await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()

    // Nor is it put back over what may be written there now.
    await start(page)
    await drafts(second).getByRole('button', { name: 'Undo' }).click()
    await expect(drafts(second)).toContainText(
      'The draft could not be restored: another one has taken its place.',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    await drafts(second).getByRole('button', { name: 'Undo' }).click()
    await expect(drafts(second)).toContainText('still being written')
    await expect(page.getByRole('button', { name: 'Continue: still being written' })).toBeVisible()
  })

  test('a draft published in one tab is gone in the other @anywhere @daily', async ({
    page,
    context,
    openAs,
  }) => {
    const words = unique('published once')
    await openAs(A, '/home')
    await start(page)
    await text(page).fill(words)
    const second = await context.newPage()
    await second.goto('/home')
    await expect(note(second)).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).first()).toContainText(words)
    await expect(note(second)).toHaveCount(0)
    await expect(text(second)).toHaveValue('')
  })
})

test.describe('a draft that another tab changed while it was closed here', () => {
  const publish = (page: Page) => page.getByRole('button', { name: 'Publish' })
  const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()
  const folded = (page: Page, words: string) => page.getByRole('button', { name: `Continue: ${words}` })

  async function beginAndFold(page: Page) {
    await start(page)
    await text(page).fill('a word')
    await cancel(page)
    await expect(folded(page, 'a word')).toBeVisible()
  }

  test('continues with the text of the other tab', async ({ page, context, openAs }) => {
    await openAs(A, '/home')
    await beginAndFold(page)
    const second = await context.newPage()
    await second.goto('/home')
    await text(second).fill('a whole sentence')
    await cancel(second)

    await folded(page, 'a whole sentence').click()
    await expect(text(page)).toHaveValue('a whole sentence')
    await text(page).press('End')
    await text(page).pressSequentially('!')
    await second.reload()
    await expect(second.getByText('a whole sentence!')).toBeVisible()
  })

  test('becomes a new post once the other was published', async ({ page, context, openAs }) => {
    await openAs(A, '/home')
    await beginAndFold(page)
    const second = await context.newPage()
    await second.goto('/home')
    await publish(second).click()
    await expect(posts(second).first()).toContainText('a word')

    await start(page)
    await expect(text(page)).toHaveValue('')
    await text(page).fill('something else')
    await publish(page).click()
    await expect(posts(page).first()).toContainText('something else')
    await second.reload()
    await expect(posts(second).first()).toContainText('something else')
    await expect(posts(second).nth(1)).toContainText('a word')
  })
})

test('after its draft was deleted in the list, a reply begins with its handles again', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  const reply = posts(page)
    .filter({ hasNotText: 'alice' })
    .first()
    .getByRole('button', { name: /^Reply/ })
  await reply.click()
  const handles = await text(page).inputValue()
  expect(handles).not.toBe('')
  await text(page).pressSequentially('half an answer')
  await page.reload() // from an earlier visit: nothing of it is in memory
  await start(page)
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await drafts(page).getByRole('button', { name: 'Delete' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await reply.click()
  await expect(text(page)).toHaveValue(handles)
})

test('text typed before the stored draft is read is not lost', async ({ page, openAs }) => {
  const audience = page.getByLabel('Who can see the post')
  const answerAll = () => page.evaluate(() => window.answerAll())
  await openAs(A, '/home')
  await start(page)
  await audience.selectOption('direct')
  await page.getByRole('button', { name: 'Poll' }).click()
  await page.getByLabel('Option 1').fill('tea')
  await text(page).fill('for a few')
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    const mayAnswer = new Promise<void>((resolve) => {
      window.answerAll = resolve
    })
    IDBObjectStore.prototype.get = function (query) {
      const request = get.call(this, query)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, run: EventListener) =>
        listen(type, (event) => void (type === 'success' ? mayAnswer.then(() => run(event)) : run(event)))
      return request
    }
  })
  await page.reload()
  await text(page).fill('for a few people')
  // Nor does it go out without the rest, for everyone.
  await expect(audience).toBeDisabled()
  await expect(text(page)).not.toHaveAccessibleDescription(/Everyone/)
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await text(page).press('Control+Enter')
  await answerAll()
  await expect(page.getByLabel('Option 1')).toHaveValue('tea')
  await expect(audience).toHaveValue('direct')
  await page.reload()
  await answerAll()
  await expect(page.getByLabel('Option 1')).toHaveValue('tea')
  await expect(audience).toHaveValue('direct')
  await expect(text(page)).toHaveValue('for a few people')
  await page.getByLabel('Option 2').fill('coffee')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

// docs/spec/drafts-and-outbox.md#a-draft-that-cannot-be-read
test("an unreadable draft is not overwritten without its author's consent", async ({
  page,
  openAs,
  complaints,
}) => {
  const audience = page.getByLabel('Who can see the post')
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this draft could not be read' })
  const publish = page.getByRole('button', { name: 'Publish' })
  const breakDatabase = (isBroken: string) =>
    page.evaluate((isBroken) => sessionStorage.setItem('broken', isBroken), isBroken)
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (query) {
      if (this.name === 'drafts' && sessionStorage.getItem('broken') === 'yes') throw new Error('broken')
      return get.call(this, query)
    }
  })
  await openAs(A, '/home')
  await start(page)
  await audience.selectOption('direct')
  await text(page).fill('for a few')
  await expect.poll(() => storedDrafts(page)).toMatchObject([{ visibility: 'direct' }])

  await breakDatabase('yes')
  await page.reload()
  await expect(notice).toBeVisible()
  await text(page).fill('for a few people')
  await page.getByRole('button', { name: 'Mark as sensitive' }).click()
  await expect(audience).toBeDisabled()
  await expect(publish).toBeDisabled()
  await breakDatabase('no')
  await page.reload()
  await expect(audience).toHaveValue('direct')
  await expect(text(page)).toHaveValue('for a few people')
  await expect(notice).toHaveCount(0)

  await breakDatabase('yes')
  await page.reload()
  await notice.getByRole('button', { name: 'Continue without it' }).click()
  await expect(notice).toHaveCount(0)
  await expect(text(page)).toBeFocused()
  await expect(audience).toHaveValue('public')
  await publish.click()
  await expect(posts(page).first()).toContainText('for a few people')
  complaints.splice(0) // each reading that failed
})

test.describe('an editor that is closed while its post is being sent', () => {
  const publish = (page: Page) => page.getByRole('button', { name: 'Publish' })
  const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()

  /** Posts reach the server, which thinks about them until it is told to go on. */
  const hold = { hold: { path: '/api/v1/statuses', method: 'POST' } }

  test('cannot be written in meanwhile, and is empty afterwards', async ({ page, openAs, world }) => {
    await openAs(A, '/home')
    await world.control(hold)
    await start(page)
    await text(page).fill('on its way')
    await publish(page).click()
    await expect(text(page)).not.toBeEditable()
    await cancel(page)
    await page.getByRole('button', { name: 'Continue: on its way' }).click()
    await expect(text(page)).toHaveValue('on its way')
    await expect(text(page)).not.toBeEditable()
    await world.control({ release: true })
    await expect(posts(page).first()).toContainText('on its way')
    await start(page)
    await expect(text(page)).toHaveValue('')
    await expect(text(page)).toBeEditable()
  })

  test('stores what another tab wrote meanwhile as a separate draft', async ({
    page,
    context,
    openAs,
    world,
  }) => {
    test.slow()
    await openAs(A, '/home')
    await world.control(hold)
    await start(page)
    await text(page).fill('on its way')
    await publish(page).click()
    const second = await context.newPage()
    await second.goto('/home')
    await second.getByRole('button', { name: 'Continue here' }).click()
    await text(second).fill('and one more thing')
    await second.close()
    await expect(text(page)).toHaveValue('and one more thing')
    await world.control({ release: true })
    await expect(posts(page).first()).toContainText('on its way')
    await page.reload()
    await expect(text(page)).toHaveValue('and one more thing')
    await publish(page).click()
    await expect(posts(page).first()).toContainText('and one more thing')
    await expect(posts(page).nth(1)).toContainText('on its way')
  })

  test('another tab that took it over publishes a separate post', async ({
    page,
    context,
    openAs,
    world,
  }) => {
    test.slow()
    await openAs(A, '/home')
    await world.control(hold)
    await start(page)
    await text(page).fill('on its way')
    await publish(page).click()
    const second = await context.newPage()
    await second.goto('/home')
    await second.getByRole('button', { name: 'Continue here' }).click()
    await text(second).fill('and one more thing')
    await world.control({ release: true })
    await expect(posts(page).first()).toContainText('on its way')
    await publish(second).click()
    await expect(posts(second).first()).toContainText('and one more thing')
    await second.reload()
    await expect(posts(second).first()).toContainText('and one more thing')
    await expect(posts(second).nth(1)).toContainText('on its way')
    await expect(second.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
  })

  test('reports that the post was refused, and still has it', async ({ page, world, openAs }) => {
    await openAs(A, '/home')
    await world.control({
      fail: { method: 'POST', path: '/api/v1/statuses', status: 422, body: '{"error":"too many words"}' },
    })
    await world.control(hold)
    await start(page)
    await text(page).fill('refused')
    await publish(page).click()
    await cancel(page)
    await world.control({ release: true })
    await expect(page.getByText('too many words')).toBeVisible()
    await page.getByRole('button', { name: 'Continue: refused' }).click()
    await expect(text(page)).toBeEditable()
    await expect(text(page)).toHaveValue('refused')
  })
})

test('an audience alone is stored, and the list of drafts says it @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await start(page)
  await page.getByLabel('Who can see the post').selectOption('direct')
  await expect.poll(() => storedDrafts(page)).toMatchObject([{ visibility: 'direct' }])
  await page.reload()
  await expect(page.getByLabel('Who can see the post')).toHaveValue('direct')
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await expect(drafts(page)).toContainText('Only the people you mention will see this post.')
})

// docs/spec/drafts-and-outbox.md#when-storing-fails
test.describe('a browser that refuses to store a draft is reported', () => {
  const unsavedNotice = (page: Page) => page.getByText('This browser cannot save all of this.')

  test('for the text of a post and of an edit', async ({ page, openAs }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (/^(post|edit)_content_/.test(key)) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await openAs(A, '/home')
    await start(page)
    await expect(unsavedNotice(page)).toHaveCount(0)
    await text(page).fill('a tpyo')
    await expect(unsavedNotice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).first()).toContainText('a tpyo')
    await start(page)
    await expect(unsavedNotice(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await posts(page).first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Edit')
    await expect(text(page)).toBeFocused()
    await expect(unsavedNotice(page)).toHaveCount(0)
    await text(page).fill('a typo')
    await expect(unsavedNotice(page)).toBeVisible()
  })

  for (const [what, table] of [
    ['what goes with it', 'drafts'],
    ['its files', 'files'],
  ] as const) {
    test(what, async ({ page, openAs, complaints }) => {
      await page.addInitScript((table) => {
        const { put } = IDBObjectStore.prototype
        IDBObjectStore.prototype.put = function (value, key) {
          if (this.name === table) throw new DOMException('full', 'QuotaExceededError')
          return put.call(this, value, key)
        }
      }, table)
      await openAs(A, '/home')
      await start(page)
      await pick(page, [png('one.png', await picture(page))])
      await uploadedAll(page, 1)
      await expect(unsavedNotice(page)).toBeVisible()
      await page.getByRole('button', { name: 'Remove one.png' }).click()
      await expect(unsavedNotice(page)).toHaveCount(0)
      complaints.splice(0)
    })
  }
})
