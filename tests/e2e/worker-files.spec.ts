/**
 * Tests docs/spec/offline.md#the-files-of-a-build, docs/spec/offline.md#pages,
 * docs/spec/offline.md#checked-files, docs/spec/offline.md#themes, docs/spec/offline.md#stepping-aside,
 * docs/spec/navigation.md#a-failed-start.
 */
import { isComplete } from './complete.ts'
import { A, allAnswered, B, expect, heading, isLive, keep, posts, signIn } from './journey.ts'
import { tokenOf } from './token.ts'
import {
  allCached,
  buildOf,
  cachedFiles,
  expectToWorkOffline,
  lose,
  openCached,
  test,
  withContent,
} from './worker-site.ts'

const isFile = (path: string) => path.startsWith('/assets/') && !path.endsWith('.gz')

// docs/spec/offline.md#the-files-of-a-build
// docs/spec/offline.md#pages
// docs/spec/offline.md#themes
test('the first visit caches the client; the second asks the server for nothing of it, and none is needed offline', async ({
  page,
  site,
  openAs,
  complaints,
}) => {
  await openCached(page, openAs)
  const first = site.asked()
  expect(first.filter((path) => path.endsWith('.gz'))).toHaveLength(1)
  const [kept = []] = Object.values(await cachedFiles(page))
  expect(
    kept.filter((path) => path.includes('notificationsscreen-')),
    'screens that nobody has opened',
  ).toHaveLength(2)

  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  const asked: string[] = []
  // The worker asks for the theme last.
  await expect
    .poll(() => {
      asked.push(...site.asked())
      return asked
    })
    .toContain('/assets/custom.css')
  expect(asked.filter((path) => isFile(path) && path !== '/assets/custom.css')).toEqual([])

  await test.step('the theme of an administrator comes with the visit after the next', async () => {
    const theme = site.files.get('/assets/custom.css')
    const mark = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mark-of-theme'))
    if (theme) site.files.set('/assets/custom.css', withContent(theme, ':root { --mark-of-theme: new }'))
    await page.reload()
    expect(await mark()).toBe('')
    const cachedTheme = () =>
      page.evaluate(async () => (await caches.match('/assets/custom.css'))?.text() ?? null)
    await expect.poll(cachedTheme).toContain('new')
    await page.reload()
    expect(await mark()).toBe('new')
  })

  await expectToWorkOffline(page)
  complaints.splice(0)
})

// docs/spec/offline.md#the-files-of-a-build
test('where the host does not send the packed file, the client is cached file by file, and the console says so once', async ({
  page,
  context,
  site,
  openAs,
  complaints,
}) => {
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  const pack = [...site.files.keys()].find((path) => path.endsWith('.gz')) ?? ''
  site.files = lose(site.files, /\.gz$/)
  await openCached(page, openAs)
  expect(said.filter((text) => text.includes(pack))).toHaveLength(1)
  await expectToWorkOffline(page)
  complaints.splice(0)
})

// docs/spec/offline.md#pages
test('a session leaves nothing behind in what is cached, neither for guests nor for the next person', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await signIn(page, A)
  await expect(posts(page).first()).toBeVisible()
  await allCached(page)
  const before = await cachedFiles(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await signIn(page, B)
  await expect(posts(page).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: '@bob' })).toBeVisible()
  const builds = Object.entries(await cachedFiles(page))
  expect(builds.map(([name]) => name)).toEqual(Object.keys(before))
  const paths = new Set([...site.files.keys(), '/'])
  expect(
    builds.flatMap(([, files]) => files).filter((path) => !paths.has(path)),
    'only files of the client',
  ).toEqual([])
})

// docs/spec/offline.md#checked-files
test('damaged, missing and wrong files come from the network', async ({ page, openAs, complaints }) => {
  await openCached(page, openAs)
  const damage = (which: string, content: string | null, type = 'text/javascript') =>
    page.evaluate(
      async ([which, content, type]) => {
        const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('kith-build-'))
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!new RegExp(which ?? '').test(new URL(request.url).pathname)) continue
          const headers = { 'content-type': type ?? '', etag: '"another"' }
          if (content === null) await cache.delete(request)
          else await cache.put(request, new Response(content, { headers }))
        }
      },
      [which, content, type] as const,
    )

  await damage('^/$', '<p>half a page', 'text/html')
  await damage('/posts-.*css$', null)
  await damage('/homescreen-.*js$', '<!doctype html><title>Not a script', 'text/html')
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await expect(posts(page).first()).toHaveCSS('display', /grid|flex|block/)
  await allAnswered(page)

  await allCached(page)
  await isComplete(page)
  // The page tells the worker that it has started when it has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))))
  await damage('/frame-.*js$', 'this is no script')
  const warning = page.waitForEvent('console', (message) => message.text().includes('Unexpected identifier'))
  await page.reload()
  await warning
  await page.reload()
  await isLive(page)
  await expect(posts(page).first()).toBeVisible()
  complaints.splice(0)
})

// docs/spec/offline.md#checked-files
test('a server that has only pages to give holds nobody, and never takes the place of a script', async ({
  page,
  site,
  openAs,
  complaints,
}) => {
  const files = site.files
  site.files = lose(files, /\.gz$|\/files-[\w-]+\.json$/)
  await openAs(A, '/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await allAnswered(page)
  expect(
    Object.values(await cachedFiles(page))
      .flat()
      .includes('/'),
    'the pack was a page, and so was the list of its files',
  ).toBe(false)
  await page.reload()
  await expect(posts(page).first()).toBeVisible()

  await allAnswered(page)
  await test.step('a screen whose script is a page now', async () => {
    site.files = lose(files, /directoryscreen-|\.gz$|\/files-[\w-]+\.json$/)
    await page.getByRole('link', { name: 'Profile directory' }).first().click()
    await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible()
    site.files = files
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(heading(page, 'Profile directory')).toBeVisible()
  })
  complaints.splice(0)
})

test('an application that cannot be loaded is asked for again, and until then its outline stands @daily', async ({
  page,
  site,
}) => {
  await keep(page, { auth_token: await tokenOf(page.request, A) })
  site.isBusyFor = (pathname) => pathname.startsWith('/assets/react-dom-')
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('the application could not be loaded'),
  )
  await page.goto('/home')
  await warning
  await expect(page.locator('#outline')).toBeVisible()
  site.isBusyFor = () => false
  await isLive(page)
  await expect(posts(page)).toHaveCount(20)
})

// docs/spec/offline.md#stepping-aside
test("a worker whose file has become a page steps aside, and the next load is the server's", async ({
  page,
  site,
  openAs,
  complaints,
}) => {
  await openCached(page, openAs)
  site.files = new Map(site.files)
  site.files.delete('/worker.js')
  await page.reload()
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  expect(await cachedFiles(page)).toEqual({})
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  site.asked()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(posts(page).first()).toBeVisible()
  expect(site.asked()).toContain('/home')
  expect(buildOf(site.files)).not.toBe('')
  // The browser says so where it comes to ask for the worker by itself before that has stepped aside.
  const isOfBrowser = (one: string) => one === "The script has an unsupported MIME type ('text/html')."
  expect(complaints.splice(0).filter((one) => !isOfBrowser(one))).toEqual([])
})

// docs/spec/offline.md#the-files-of-a-build
test('a browser without room caches nothing, and the client works as before', async ({
  page,
  context,
  site,
  openAs,
}) => {
  const devtools = await context.newCDPSession(page)
  await page.goto('/api/v1/instance')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1_000_000 })
  await openAs(A, '/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await allAnswered(page)
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  expect(Object.values(await cachedFiles(page)).flat()).not.toContain('/')
  const packs = site.asked().filter((path) => path.endsWith('.gz'))
  expect(packs, 'it is tried once for each build, not at every visit').toHaveLength(1)
})
