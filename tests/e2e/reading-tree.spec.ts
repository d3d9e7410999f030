/**
 * Compares what a screen reader finds on the most used screens, in the words in which it is read
 * (docs/spec/conventions.md#accessibility).
 */
import type { Page } from '@playwright/test'
import {
  ACTIONS,
  COMPOSER,
  HEAD,
  HOME,
  INVOICE,
  NOTIFICATION,
  NOTIFICATIONS,
  QUESTION,
  THREAD,
} from '#tests/harness/trees.ts'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'
import { pictureClient } from './picture-client.ts'

const alice = demoPerson('alice')

const inMain = (page: Page) => page.getByRole('main')

// docs/spec/conventions.md#accessibility
test('home, the composer, a thread and the notifications read well', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const publish = await pictureClient(page, alice)
  await publish('Fog over the harbour', [{ width: 40, height: 40, description: 'Two boats' }])
  const bob = await otherDevice(demoPerson('bob'))
  const poll = { options: ['tea', 'coffee'], expires_in: 3600 }
  const { id } = await bob.write({ status: '@alice what do you say?', poll })

  await test.step('home', async () => {
    await openAs(alice, '/home')
    await isComplete(page)
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(HEAD)
    await expect(inMain(page)).toMatchAriaSnapshot(HOME)
    await expect(posts(page).first()).toMatchAriaSnapshot(QUESTION + ACTIONS)
    await expect(posts(page).nth(1)).toMatchAriaSnapshot(`
- article "Alice 🌱":
  - link "Alice 🌱"
  - text: /@alice@/
  - img "Everyone"
  - link "now":
    - time: now
  - paragraph: Fog over the harbour
  - link "Two boats":
    - img "Two boats"
  - 'button "ALT: read the description"'${ACTIONS}`)
  })

  await test.step('composer', async () => {
    await page.getByRole('button', { name: 'What is on your mind?' }).click()
    await expect(page.getByRole('form', { name: 'New post' })).toMatchAriaSnapshot(COMPOSER)
  })

  await test.step('thread', async () => {
    await page.goto(`/post/${id}`)
    await allAnswered(page)
    await expect(inMain(page)).toMatchAriaSnapshot(THREAD)
  })

  await test.step('notifications', async () => {
    await page.goto('/notifications')
    await allAnswered(page)
    await expect(inMain(page)).toMatchAriaSnapshot(NOTIFICATIONS)
    await expect(page.getByRole('list', { name: 'All' }).getByRole('listitem').first()).toMatchAriaSnapshot(
      NOTIFICATION,
    )
  })
})

// docs/spec/conventions.md#accessibility
test('an invoice reads well', async ({ page, openAs, world }) => {
  await world.control({ seed: 'money' })
  await openAs(demoPerson('bob'), '/@alice/subscription')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for payment' })).toBeVisible()
  await allAnswered(page)
  await expect(inMain(page)).toMatchAriaSnapshot(INVOICE)
})
