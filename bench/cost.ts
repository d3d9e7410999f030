/**
 * Counts what one client costs its server in an hour, for an idle tab, a hidden one and a person who reads
 * all the time.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { type Door, openDoor, type Tally } from './door.ts'
import { leave, openReader } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { printTable } from './table.ts'
import { command, fillTown } from './town.ts'

/**
 * The clocks of the page and of the server go on in steps of so many seconds; in between all calls are
 * answered.
 */
const STEP = 15

interface Place {
  page: Page
  door: Door
  /** Lets seconds go by, for the page and for its server. */
  pass: (seconds: number) => Promise<void>
}

/** Each lets a minute of the hour go by in its own way. */
const HOURS: Record<string, (place: Place, minute: number) => Promise<void>> = {
  'idle tab': async ({ pass }) => pass(60),
  'hidden tab': async ({ page, pass }, minute) => {
    if (minute === 0) await page.evaluate(hide)
    await pass(60)
  },
  'active reader': read,
}

export async function run({ minutes = 60 }: { minutes?: number }) {
  const server = await startServer('dist', '--separate-worlds')
  const door = await openDoor(server.origin)
  const browser = await chromium.launch(chromiumOptions)
  const tallies: Record<string, Tally> = {}
  try {
    const token = await signIn(server.origin)
    await fillTown(server.origin, token, 500)
    const visitor = await openReader(browser, token)
    tallies['first visit'] = await visitOnce(visitor, door)
    tallies['return visit'] = await visitOnce(visitor, door)
    await visitor.close()
    for (const [name, minuteOf] of Object.entries(HOURS)) {
      const context = await openReader(browser, token)
      tallies[name] = await spend(context, door, server.origin, minuteOf, minutes)
      await context.close()
      console.log(`${name}: counted`)
    }
  } finally {
    await browser.close()
    await door.stop()
    await server.stop()
  }
  report(tallies, minutes)
  return tallies
}

async function visitOnce(context: BrowserContext, door: Door): Promise<Tally> {
  const page = await context.newPage()
  await page.goto(`${door.origin}/home`)
  await page.locator('[role=feed] article').first().waitFor()
  await page.waitForLoadState('networkidle')
  await leave(page)
  await page.close()
  return door.take()
}

/** Counts the minutes of an open page; what opening it costs is counted elsewhere. */
async function spend(
  context: BrowserContext,
  door: Door,
  origin: string,
  minuteOf: (place: Place, minute: number) => Promise<void>,
  minutes: number,
): Promise<Tally> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${door.origin}/home`)
  await page.locator('[role=feed] article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= STEP) {
      await command(origin, { advance: STEP })
      await page.clock.runFor(STEP * 1_000)
      await door.quiet()
    }
  }
  await pass(60)
  door.take()
  for (let minute = 0; minute < minutes; minute++) {
    if (minute % 5 === 3)
      await command(origin, { deliver: { author: 'bob', content: `<p>News ${minute}</p>` } })
    if (minute % 15 === 9) await command(origin, { notify: { sender: 'bob', type: 'follow' } })
    await minuteOf({ page, door, pass }, minute)
    if (minute % 10 === 9) console.log(`${minute + 1} of ${minutes} minutes`)
  }
  return door.take()
}

/**
 * Reads five posts a minute, and now and then opens one, looks at its author, likes it, writes, or looks at
 * the notifications.
 */
async function read({ page, door, pass }: Place, minute: number): Promise<void> {
  await page.mouse.move(640, 450)
  for (let part = 0; part < 3; part++) {
    await page.mouse.wheel(0, 600)
    await pass(15)
  }
  // Where it stands among the posts may change while it is used.
  const inView = page.locator(`[role=feed] article[data-row="${await page.evaluate(postInView)}"]`)
  const visit = async (open: () => Promise<void>) => {
    await open()
    await page.waitForURL((url) => url.pathname !== '/home')
    await door.quiet()
    await pass(15)
    await page.goBack()
    await page.waitForURL('**/home')
  }
  if (minute % 6 === 2) await inView.getByRole('button', { name: /^Like/ }).first().click()
  if (minute % 5 === 1) await visit(() => inView.locator('a:has(time)').first().click())
  if (minute % 15 === 7) await visit(() => inView.locator('a[href^="/@"]').first().click())
  if (minute % 10 === 4) {
    await visit(() =>
      page
        .getByRole('link', { name: /^Notifications/ })
        .first()
        .click(),
    )
  }
  if (minute % 30 === 14) await write(page, minute)
  await pass(15)
}

async function write(page: Page, minute: number): Promise<void> {
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(`Written in minute ${minute}`)
  await page.getByRole('button', { name: 'Publish' }).click()
}

/**
 * Runs in the page. Returns the id of the post in the middle of the window, or of the next one that is drawn.
 */
function postInView(): string | undefined {
  const articles = [...document.querySelectorAll<HTMLElement>('[role=feed] article')]
  const isDrawn = (each: HTMLElement) => each.querySelector('time') !== null
  return articles.find((each) => isDrawn(each) && each.getBoundingClientRect().bottom > innerHeight / 2)
    ?.dataset.row
}

/** Runs in the page. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { get: () => true })
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

function report(tallies: Record<string, Tally>, minutes: number): void {
  const seconds = minutes * 60
  const header = ['', 'requests', 'kB sent', 'kB received']
  const crowds = [10_000, 1_000_000]
  const rows = Object.entries(tallies).map(([name, { requests, sent, received }]) => {
    const isHour = name in HOURS
    const each = crowds.flatMap((count) => [
      isHour ? ((count * requests) / seconds).toFixed(0) : '–',
      isHour ? ((count * (sent + received) * 8) / seconds / 1e6).toFixed(0) : '–',
    ])
    return [name, String(requests), (sent / 1000).toFixed(0), (received / 1000).toFixed(0), ...each]
  })
  console.log(`\nWhat one client costs in ${minutes} minutes, and what many ask of a server in a second`)
  printTable([...header, ...crowds.flatMap((count) => [`× ${count}: 1/s`, 'Mbit/s'])], rows)
  for (const [name, { kinds }] of Object.entries(tallies)) {
    const sorted = [...kinds].toSorted(([, one], [, other]) => other - one)
    console.log(`\n${name}`)
    for (const [kind, count] of sorted.slice(0, 12)) console.log(`${String(count).padStart(6)}  ${kind}`)
  }
}
