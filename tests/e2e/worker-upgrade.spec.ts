/**
 * Tests docs/spec/offline.md#updates and docs/deploying.md#upgrading behind a real web server: the files of a
 * release are put over those of another, and back.
 */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { readClientFiles } from '#server/web-client/client-files.ts'
import { chromiumOptions } from '#tests/harness/chromium.ts'
import { isThere, PROGRAMS, startWebServer, type WebServer } from '#tests/harness/web-servers.ts'
import { A, test as base, expect, heading, posts, unique } from './journey.ts'
import { allCached, buildOf, type Files, lookForBuild, nextBuild } from './worker-site.ts'

const program = PROGRAMS.find(isThere)

const test = base.extend<{ server: WebServer }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  server: async ({}, use) => {
    test.skip(program === undefined, `There is none of ${PROGRAMS.join(', ')}.`)
    const server = await startWebServer(
      program ?? 'nginx',
      'dist',
      `http://127.0.0.1:${process.env.KITH_E2E_PORT}`,
    )
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

// The server has made its certificate itself.
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--ignore-certificate-errors'] },
})

/** The order of docs/deploying.md#upgrading: what a file names is there before it. */
const ORDER = [/^\/assets\//, /^\/index\.html$/, /./]

/** Puts a release over another one. */
function install({ folder }: WebServer, files: Files, seconds: number): void {
  const place = (path: string) => ORDER.findIndex((part) => part.test(path))
  for (const [path, { bytes }] of [...files].toSorted(([one], [other]) => place(one) - place(other))) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    // Two releases are never of the same second.
    utimesSync(file, seconds, seconds)
  }
}

const ready = (page: Page) => page.getByText('A new version is ready.')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' }).click()
const buildShown = (page: Page) => page.locator('meta[name="kith-build"]').getAttribute('content')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
const text = (page: Page) => page.getByLabel('Text of the post')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

/** Looks for a new build until it is there: the browser may just have looked by itself, at the old one. */
const findNewer = (page: Page) =>
  expect(async () => {
    await lookForBuild(page)
    await expect(ready(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()

async function write(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(content)
}

// docs/spec/offline.md#updates
// docs/spec/instance.md#behind-a-web-server
test('an upgrade and the way back lose nothing: two tabs are open, a post waits, another is being written', async ({
  page,
  context,
  server,
  openAs,
  otherDevice,
  complaints,
}) => {
  test.slow()
  const [sent, written] = [unique('Sent from a tunnel'), unique('Half a thought')]
  const first = await readClientFiles('dist')
  const second = nextBuild(first)
  await openAs(A, '/home')
  await allCached(page)
  const other = await context.newPage()
  await other.goto('/home')
  await expect(posts(other).first()).toBeVisible()

  install(server, second, 2_000_000_000)
  await findNewer(page)
  await context.setOffline(true)
  await write(page, sent)
  await publish(page)
  await expect(waiting(page)).toContainText(sent)
  await write(other, written)
  await reload(page)
  // The new build starts without a connection, and knows nothing that the server has said to the other.
  await expect(heading(page, 'Kith could not start')).toBeVisible()
  expect([await buildShown(page), await buildShown(other)]).toEqual([buildOf(second), buildOf(first)])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(posts(other).filter({ hasText: sent }), 'either tab may send it').toBeVisible()
  await expect(waiting(page)).toHaveCount(0)

  await test.step('the way back', async () => {
    install(server, first, 2_000_000_100)
    await findNewer(page)
    await reload(page)
    await expect(posts(page).filter({ hasText: sent })).toBeVisible()
    expect(await buildShown(page)).toBe(buildOf(first))
    await expect(text(other)).toHaveValue(written)
    await publish(other)
    await expect(posts(other).filter({ hasText: written })).toBeVisible()
  })

  const home = await (await otherDevice(A)).ask<{ content: string }[]>('GET', '/api/v1/timelines/home')
  const count = (words: string) => home.filter(({ content }) => content.includes(words)).length
  expect([count(sent), count(written)]).toEqual([1, 1])
  complaints.splice(0)
})
