/**
 * Tests docs/spec/clocks.md#a-clock-that-jumps and docs/spec/drafts-and-outbox.md#exactly-one-post: the clock
 * of the device jumps by a day, and a laptop sleeps in the middle of each step.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { endSession } from './accounts.ts'
import { pick, picture, pictureNames, png } from './files.ts'
import { A, allAnswered, demoPerson, expect, posts, test, unique, type World } from './journey.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NIGHT = 8 * HOUR

const text = (page: Page) => page.getByLabel('Text of the post')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
const postsWith = (page: Page, words: string) => posts(page).filter({ hasText: words })

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(words)
}

/** The lid is closed and opened in the morning: no time passes for the page, and the network comes back last. */
async function sleep({ page, context, world }: { page: Page; context: BrowserContext; world: World }) {
  await context.setOffline(true)
  await world.control({ advance: NIGHT / 1_000 })
  await page.clock.fastForward(NIGHT)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await context.setOffline(false)
}

const JUMPS = [
  { where: 'forward', by: DAY },
  { where: 'back', by: -DAY },
]

for (const { where, by } of JUMPS) {
  // docs/spec/clocks.md#a-clock-that-jumps
  // docs/spec/drafts-and-outbox.md#outbox
  test(`the clock jumps ${where} by a day while a post waits and another is being written @slow`, async ({
    page,
    openAs,
    otherDevice,
    world,
  }) => {
    const [sent, written] = [unique('Waits for its time'), unique('Half a thought')]
    await page.clock.install()
    await openAs(A, '/home')
    await expect(posts(page).first()).toBeVisible()
    const busy = { path: '/api/v1/statuses', method: 'POST', status: 503, body: '' }
    await world.control({ fail: { ...busy, headers: { 'retry-after': '60' } } })
    await write(page, sent)
    await publish(page)
    await expect(waiting(page)).toContainText(sent)
    await write(page, written)
    await allAnswered(page)
    await page.clock.setSystemTime(Date.now() + by)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await text(page).pressSequentially(' and the rest')
    await page.clock.fastForward(70_000)
    await expect(postsWith(page, sent)).toHaveCount(1)
    await expect(waiting(page)).toHaveCount(0)
    await expect(posts(page).first().getByRole('time').first()).toHaveText('now')
    await page.reload()
    await expect(text(page)).toHaveValue(`${written} and the rest`)
    await expect(posts(page).first()).toBeVisible()
    await publish(page)
    await expect(postsWith(page, written)).toHaveCount(1)
    const { id, ask } = await otherDevice(A)
    const own = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
    const count = (words: string) => own.filter(({ content }) => content.includes(words)).length
    expect([count(sent), count(written)]).toEqual([1, 1])
  })
}

// docs/spec/drafts-and-outbox.md#exactly-one-post
// docs/spec/drafts-and-outbox.md#a-lost-answer
test('a laptop sleeps for eight hours while a post is being sent: it is out once @slow', async ({
  page,
  context,
  openAs,
  otherDevice,
  world,
  complaints,
}) => {
  const words = unique('Sent and slept')
  await page.clock.install()
  await openAs(A, '/home')
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  // The server has it, and its answer never comes.
  await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 0, acts: true } })
  await world.control({ hold: { path: '/api/v1/statuses', method: 'POST' } })
  await write(page, words)
  await publish(page)
  await sleep({ page, context, world })
  await world.control({ release: true })
  await page.clock.fastForward(60_000)
  await expect(postsWith(page, words)).toHaveCount(1)
  await expect(waiting(page)).toHaveCount(0)
  await expect(text(page)).toHaveCount(0)
  const { id, ask } = await otherDevice(A)
  const own = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
  expect(own.filter(({ content }) => content.includes(words))).toHaveLength(1)
  complaints.splice(0) // what was asked for without a connection
})

// docs/spec/drafts-and-outbox.md#files-that-wait
test('a laptop sleeps while a file is on its way: the post has it once @slow', async ({
  page,
  context,
  openAs,
  world,
  complaints,
}) => {
  await page.clock.install()
  await openAs(A, '/home')
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  await world.control({ hold: { path: '/api/v1/media', method: 'POST' } })
  await write(page, 'a picture overnight')
  await pick(page, [png('night.png', await picture(page))])
  await page.getByRole('listitem', { name: 'night.png' }).getByLabel('Description').fill('night')
  await sleep({ page, context, world })
  await world.control({ release: true })
  await page.clock.fastForward(60_000)
  await publish(page)
  await expect(posts(page).first()).toContainText('a picture overnight')
  expect(await pictureNames(page)).toEqual(['night'])
  complaints.splice(0)
})

// docs/spec/session.md#expiry-is-no-logout
test('a laptop sleeps until its session has ended: that is said, and who signs in again goes on @slow', async ({
  page,
  context,
  openAs,
  world,
  complaints,
}) => {
  const words = unique('Half a night')
  await page.clock.install()
  await openAs(A, '/home')
  await expect(posts(page).first()).toBeVisible()
  await write(page, words)
  await allAnswered(page)
  await endSession(page)
  await sleep({ page, context, world })
  await publish(page)
  await expect(page.getByText(/Your session has ended/)).toHaveCount(1)
  await page.getByLabel('Username').fill(A.username)
  await page.getByLabel('Password', { exact: true }).fill(A.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(text(page).or(postsWith(page, words))).toBeVisible()
  if (await text(page).isVisible()) {
    await expect(text(page)).toHaveValue(words)
    await publish(page)
  }
  await expect(postsWith(page, words)).toHaveCount(1)
  complaints.splice(0)
})

// docs/spec/payments.md
test('a laptop sleeps while an invoice is awaited: its end is said, and nothing is paid to it @slow', async ({
  page,
  context,
  openAs,
  world,
  complaints,
}) => {
  await world.control({ seed: 'money' })
  await page.clock.install()
  await openAs(demoPerson('bob'), '/@alice/subscription')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Waiting for payment')).toBeVisible()
  await allAnswered(page)
  await sleep({ page, context, world })
  await page.clock.fastForward(30_000)
  await page.waitForTimeout(3000)
  console.log(await page.getByRole('main').textContent())
  await page.screenshot({ path: '/tmp/sf/invoice.png' })
  complaints.splice(0)
})
