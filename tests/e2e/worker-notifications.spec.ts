/** Tests docs/spec/notifications.md#pressing-a-system-notification where the worker shows notifications. */
import type { Page } from '@playwright/test'
import { windowedChromiumOptions } from '#tests/harness/chromium.ts'
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

// docs/spec/notifications.md#pressing-a-system-notification
test('a browser that leaves notifications to the worker shows them, and a press opens the page', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    window.Notification = new Proxy(Notification, {
      construct: () => {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
      },
    })
  })
  await openAs(demoPerson('alice'), '/settings?section=notifications')
  await allCached(page)
  await mainSwitch(page).press('Space')
  await page.getByRole('button', { name: 'Try it' }).press('Enter')
  await expect.poll(() => shown(page)).toEqual(['This is what it looks like'])

  await page.getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page).toHaveURL('/bookmarks')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(press)
  await expect(page).toHaveURL('/settings?section=notifications')
  expect(await shown(page)).toEqual([])
})

/** Runs in the worker: tells it of a press, as the browser does. */
async function press(): Promise<void> {
  const scope: unknown = globalThis
  const { registration } = scope as { registration: ServiceWorkerRegistration }
  const [notification] = await registration.getNotifications()
  const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} })
  if (notification) dispatchEvent(event)
}
