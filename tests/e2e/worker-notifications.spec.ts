/** Tests docs/spec/notifications.md#pressing-a-system-notification where the worker shows notifications. */
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { windowedChromiumOptions } from '#tests/harness/chromium.ts'
import { me, signInBeside, switchTo } from './accounts.ts'
import { demoPerson, expect } from './journey.ts'
import { mainSwitch } from './system-notifications.ts'
import { allCached, test } from './worker-site.ts'

// The Chromium without windows refuses all notifications.
test.use({ launchOptions: windowedChromiumOptions ?? {} })
test.skip(windowedChromiumOptions === null, 'There is no Chromium that shows notifications.')

/** Returns the titles of what the worker has shown. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

const alice = demoPerson('alice')
const bob = demoPerson('bob')

/** Lets the browser leave its notifications to the worker, as those of phones do. */
async function leaveToWorker(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    window.Notification = new Proxy(Notification, {
      construct: () => {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
      },
    })
  })
}

/** Switches notifications on for the account of the page, and has one shown. */
async function tryIt(page: Page): Promise<void> {
  await mainSwitch(page).press('Space')
  await page.getByRole('button', { name: 'Try it' }).press('Enter')
  await expect.poll(() => shown(page)).toEqual(['This is what it looks like'])
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  return worker
}

// docs/spec/notifications.md#pressing-a-system-notification
test('a browser that leaves notifications to the worker shows them, and a press opens the page', async ({
  page,
  context,
  openAs,
}) => {
  await leaveToWorker(context)
  await openAs(alice, '/settings?section=notifications')
  await allCached(page)
  await tryIt(page)

  await page.getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page).toHaveURL('/bookmarks')
  await workerOf(context).evaluate(press)
  await expect(page).toHaveURL('/settings?section=notifications')
  expect(await shown(page)).toEqual([])
})

// docs/spec/notifications.md#pressing-a-system-notification
test('with two accounts a press opens the page as the one that it is for, also where no page is open', async ({
  page,
  context,
  openAs,
}) => {
  const settings = '/settings?section=notifications'
  const notice = (of: Page) => of.getByRole('region', { name: 'Notices' })
  await leaveToWorker(context)
  await openAs(alice, settings)
  await allCached(page)
  await signInBeside(page, alice, bob)
  await switchTo(page, bob)
  await tryIt(page)

  // The page that is open has the other account, which has switched nothing on.
  await switchTo(page, alice)
  await page.getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page).toHaveURL('/bookmarks')
  await expect(page.locator('header input')).toHaveAttribute('aria-keyshortcuts', '/') // late parts are there
  await workerOf(context).evaluate(press)
  await expect(me(page, bob)).toBeVisible()
  await expect(page).toHaveURL(settings)

  await page.getByRole('button', { name: 'Try it' }).press('Enter')
  await expect.poll(() => shown(page)).toEqual(['This is what it looks like'])
  await switchTo(page, alice)
  await page.close()
  const address = await workerOf(context).evaluate(pressWithoutPage)
  const next = await context.newPage()
  await next.goto(address)
  await expect(next).toHaveURL(settings)
  await expect(me(next, bob)).toBeVisible()
  await next.reload()
  await expect(me(next, bob)).toBeVisible()

  // Bob logs out, and what had been shown before is pressed only now.
  await next.getByRole('button', { name: 'Log out' }).click()
  await expect(next).toHaveURL('/')
  const last = await context.newPage()
  await last.goto(address)
  await expect(me(last, alice)).toBeVisible()
  await expect(last).toHaveURL('/home')
  await expect(notice(last).getByText(/an account that is no longer signed in here/)).toBeVisible()
})

/** Runs in the worker: tells it of a press, as the browser does. */
async function press(): Promise<void> {
  const scope: unknown = globalThis
  const { registration } = scope as { registration: ServiceWorkerRegistration }
  const [notification] = await registration.getNotifications()
  const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} })
  if (notification) dispatchEvent(event)
}

/**
 * Runs in the worker while no page is open: tells it of a press, and returns the address that it wants to
 * open. A browser opens one only for a press of a hand.
 */
async function pressWithoutPage(): Promise<string> {
  const scope: unknown = globalThis
  const { registration, clients } = scope as { registration: ServiceWorkerRegistration; clients: Clients }
  const [notification] = await registration.getNotifications()
  return new Promise((resolve) => {
    clients.openWindow = async (address) => {
      resolve(String(address))
      return null
    }
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} })
    dispatchEvent(event)
  })
}
