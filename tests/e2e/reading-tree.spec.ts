/**
 * Compares what a screen reader finds on the most used screens, in the words in which it is read
 * (docs/spec/conventions.md#accessibility).
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'
import { pictureClient } from './picture-client.ts'

const alice = demoPerson('alice')

/** A poll of somebody who mentions alice, as it stands in every list. */
const POLL = `
  - group "Choose one option":
    - text: Choose one option
    - radio "tea"
    - text: tea
    - radio "coffee"
    - text: coffee
  - button "Vote" [disabled]
  - button "See results"
  - list:
    - listitem: 0 votes
    - listitem:
      - time: ends in 1h`

const ACTIONS = `
  - button "Reply"
  - button "Repost"
  - button "Like"
  - button "React with an emoji"
  - button "Bookmark"
  - button "More actions"`

const QUESTION = `
- article "Bob":
  - link "Bob"
  - text: /@bob@/
  - img "Everyone"
  - link "now":
    - time: now
  - paragraph:
    - link "@alice"
    - text: what do you say?${POLL}`

const inMain = (page: Page) => page.getByRole('main')

// docs/spec/conventions.md#accessibility
test('home, the composer, a thread and the notifications read well @slow', async ({
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
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
- link "Home"
- search:
  - button "Start the search" [disabled]
  - combobox "Search"
- button "Use the dark theme"
- link "@alice"`)
    await expect(inMain(page)).toMatchAriaSnapshot(`
- heading "Home" [level=1]
- navigation "Timelines":
  - link "Home"
  - link "Local"
  - link "Federated"
- link "Explore"
- link "Custom feeds"
- button "What is on your mind?"
- feed "Home"`)
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
    await expect(page.getByRole('form', { name: 'New post' })).toMatchAriaSnapshot(`
- text: Text of the post
- textbox "Text of the post"
- status
- paragraph: Everyone can see this post.
- button "Attach files"
- button "Attach from the web"
- button "Poll"
- button "Mark as sensitive"
- button "Drafts (0)"
- button "Insert emoji"
- button "Preview" [disabled]
- text: Who can see the post
- combobox "Who can see the post":
  - option "Everyone" [selected]
  - option "Followers"
  - option "Subscribers"
  - option "Mentioned people only"
- status
- button "Cancel"
- button "Publish" [disabled]`)
  })

  await test.step('thread', async () => {
    await page.goto(`/post/${id}`)
    await allAnswered(page)
    await expect(inMain(page)).toMatchAriaSnapshot(`
- heading /^Post by @bob@/ [level=1]
- list "Thread":
  - listitem [level=1]:${(QUESTION + ACTIONS).replaceAll('\n', '\n    ').replace(
    '\n      - button "Reply"',
    `
      - list:
        - listitem:
          - time: /^\\w+day, \\w+ \\d+, \\d{4} at/
        - listitem:
          - time: /^ends \\w+day, \\w+ \\d+, \\d{4} at/
      - button "Reply"`,
  )}`)
  })

  await test.step('notifications', async () => {
    await page.goto('/notifications')
    await allAnswered(page)
    await expect(inMain(page)).toMatchAriaSnapshot(`
- heading "Notifications" [level=1]
- link "Follow requests"
- tablist "Filter notifications":
  - tab "All" [selected]
  - tab "Mentions"
  - tab "Likes"
  - tab "Reposts"
  - tab "Follows"
  - tab "Other"
- tabpanel "All"`)
    await expect(page.getByRole('list', { name: 'All' }).getByRole('listitem').first()).toMatchAriaSnapshot(`
- listitem:
  - paragraph:
    - link "Bob"
    - text: mentioned you
  - time: now
  - text: New${QUESTION.replaceAll('\n', '\n  ')}`)
  })
})

// docs/spec/conventions.md#accessibility
test('an invoice reads well', async ({ page, openAs, world }) => {
  await world.control({ seed: 'money' })
  await openAs(demoPerson('bob'), '/@alice/subscription')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for payment' })).toBeVisible()
  await allAnswered(page)
  await expect(inMain(page)).toMatchAriaSnapshot(`
- link "Profile"
- heading "Subscription" [level=1]
- region "Invoice":
  - heading "Invoice" [level=2]
  - paragraph: /^Please send [\\d.]+ XMR for 1 month of subscription to .Alice.$/
  - img "QR code of the payment"
  - link "Open wallet"
  - paragraph:
    - status: Waiting for payment
    - text: /^4 hours \\d+ minutes left$/
  - paragraph: /^A payment shows here about/
  - text: Address of the payment
  - code: /^8.{94}$/
  - button "Copy address"
  - button "Copy amount"
  - button "Cancel"
  - paragraph: /^Keep the address of this page/
  - button "Copy the link to this page"
- term: Recipient
- definition:
  - link /^Alice @alice@/
- term: Payer
- definition:
  - link /^Bob @bob@/`)
})
