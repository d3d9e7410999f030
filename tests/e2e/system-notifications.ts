/** Watches the notifications that the browser shows, for journeys about them. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'

interface Said {
  title: string
  body: string
}

declare global {
  interface Window {
    said: (Said & { notification: Notification })[]
    /** How many notes were played. */
    notes: number
  }
}

/** Notes what any page of a browser says and plays from now on, and lets the browser do it. */
export const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.said = []
    window.notes = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      window.notes += 1
      start.call(this, when)
    }
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        window.said.push({ title, body: options?.body ?? '', notification: this })
      }
    }
  })

/** Names are isolated from the text around them. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

/** Returns the words of all that was said in some pages, as `title: body`. */
export async function saidIn(...pages: Page[]): Promise<string[]> {
  const all = await Promise.all(
    pages.map((page) => page.evaluate(() => window.said.map(({ title, body }) => `${title}: ${body}`))),
  )
  return all.flat().map(plain)
}

/** Presses the notification that a page has shown last, as the browser tells the page of it. */
export const pressLast = (page: Page) =>
  page.evaluate(() => window.said.at(-1)?.notification.dispatchEvent(new Event('click')))

/** Loses the connection and finds it again, upon which a page asks for news at once. */
export async function reconnect(page: Page): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await context.setOffline(false)
}

/** Returns the switch in the settings that shows notifications. */
export const mainSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Show notifications on this device' })
