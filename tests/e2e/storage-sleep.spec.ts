/**
 * Tests docs/spec/clocks.md#what-has-passed: a laptop sleeps in the middle of a step, and the connection
 * is cut meanwhile, before or after the server has done it. It is done once then, or a message stands
 * there and the words are there.
 */
import type { Page } from '@playwright/test'
import { item, pick, picture, pictureNames, png, uploadedAll } from './files.ts'
import { A, allAnswered, chooseItem, expect, posts, signIn, test, unique, type World } from './journey.ts'
import { expectOnce, publish, text, write } from './writing-here.ts'

/** Whether the server has done what was asked when the connection breaks. */
const CUTS = [
  { when: 'before the server has acted', acts: false },
  { when: 'after the server has acted', acts: true },
]

interface Call {
  path: string
  method: string
}

/**
 * Lets the device sleep while a call is on its way, and wake up an hour later without the connection that it
 * had.
 */
async function sleepDuring(
  page: Page,
  { world, call, acts }: { world: World; call: Call; acts: boolean },
  step: () => Promise<void>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await world.control({ hold: call, fail: { ...call, status: 0, body: '', acts } })
  const asked = page.waitForRequest(
    (request) => request.method() === call.method && request.url().includes(call.path),
  )
  await step()
  await asked
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await world.control({ release: true })
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await page.clock.fastForward('01:00:00')
  await devtools.detach()
}

for (const { when, acts } of CUTS) {
  test.describe(`a laptop sleeps, and the connection breaks ${when}`, () => {
    test.beforeEach(({ page }) => page.clock.install())

    // docs/spec/attachments.md#uploads
    test('during an upload: it is said, and the post goes out once with its file', async ({
      page,
      openAs,
      world,
      otherDevice,
      complaints,
    }) => {
      const words = unique('With a picture')
      await openAs(A, '/home')
      await write(page, words)
      const call = { path: '/api/v1/media', method: 'POST' }
      const file = png('cat.png', await picture(page))
      await sleepDuring(page, { world, call, acts }, () => pick(page, [file]))
      await expect(item(page, 'cat.png').getByText('The server cannot be reached.')).toBeVisible()
      await expect(text(page)).toHaveValue(words)
      await page.getByRole('button', { name: 'Try again to upload cat.png' }).click()
      await uploadedAll(page, 1)
      await item(page, 'cat.png').getByLabel('Description').fill('a cat')
      await publish(page)
      await expect(posts(page).first()).toContainText(words)
      await expect.poll(() => pictureNames(page)).toEqual(['a cat'])
      await expectOnce(await otherDevice(A), words)
      complaints.splice(0) // the upload that failed
    })

    // docs/spec/drafts-and-outbox.md#a-lost-answer
    test('during publishing: the post is out once', async ({ page, openAs, world, otherDevice }) => {
      const words = unique('Before the lid closes')
      await openAs(A, '/home')
      await write(page, words)
      const call = { path: '/api/v1/statuses', method: 'POST' }
      await sleepDuring(page, { world, call, acts }, () => publish(page))
      await expect(async () => {
        await page.clock.fastForward('00:20')
        await expect(posts(page).filter({ hasText: words })).toHaveCount(1, { timeout: 1_000 })
      }).toPass()
      await expectOnce(await otherDevice(A), words)
    })

    // docs/spec/writing.md#an-edit-replaces-the-post
    test('during an edit: the words stay with a message, and are saved then', async ({
      page,
      openAs,
      world,
      otherDevice,
      complaints,
    }) => {
      const alice = await otherDevice(A)
      const [words, edited] = [unique('To be edited'), unique('Edited')]
      const { id } = await alice.write({ status: words })
      await openAs(A, '/home')
      await allAnswered(page)
      await posts(page).filter({ hasText: words }).getByRole('button', { name: 'More actions' }).click()
      await chooseItem(page, 'Edit')
      await text(page).fill(edited)
      const call = { path: `/api/v1/statuses/${id}`, method: 'PUT' }
      const save = page.getByRole('button', { name: 'Update', exact: true })
      await sleepDuring(page, { world, call, acts }, () => save.click())
      await expect(page.getByText('The server cannot be reached.')).toBeVisible()
      await expect(text(page)).toHaveValue(edited)
      await save.click()
      // The form stands in the post: while it is open, its words are found there too.
      await expect(save).toHaveCount(0)
      await expect(posts(page).filter({ hasText: edited })).toHaveCount(1)
      await expectOnce(alice, edited)
      complaints.splice(0)
    })

    // docs/spec/lists.md#waiting-empty-and-failed
    test('while the next page of a list loads: the list goes on', async ({ page, openAs, world }) => {
      await openAs(A, '/home')
      await expect(posts(page)).toHaveCount(20)
      const call = { path: '/api/v1/timelines/home', method: 'GET' }
      const down = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await sleepDuring(page, { world, call, acts }, down)
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(async () => {
        if (await again.first().isVisible()) await again.first().click()
        else await down()
        expect(await page.locator('article[data-row]').count()).toBeGreaterThan(20)
      }).toPass()
    })

    // docs/spec/conventions.md#error-texts
    test('during the sign-in: what was typed stays, and signs in then', async ({
      page,
      world,
      complaints,
    }) => {
      await page.goto('/')
      const call = { path: '/oauth/token', method: 'POST' }
      await sleepDuring(page, { world, call, acts }, () => signIn(page, A))
      await expect(page.getByText('The server cannot be reached.')).toBeVisible()
      await expect(page.getByLabel('Username')).toHaveValue(A.username)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(A.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(posts(page).first()).toBeVisible()
      complaints.splice(0)
    })
  })
}

// docs/spec/attachments.md#uploads
test('a laptop sleeps while a file is taken in by the server: it has arrived when one comes back', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(A, '/home')
  await write(page, 'with a picture')
  const file = png('cat.png', await picture(page))
  await world.control({ hold: { path: '/api/v1/media', method: 'POST' } })
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/media'))
  await pick(page, [file])
  await asked
  await page.clock.fastForward('01:00:00')
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await world.control({ release: true })
  await uploadedAll(page, 1)
  await expect(item(page, 'cat.png').getByLabel('Description')).toBeVisible()
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0)
})
