/** Tests docs/spec/instance.md#odd-hosts, docs/spec/offline.md#the-files-of-a-build. */
import { shareOfToday } from '#tests/harness/seeded.ts'
import { A, allAnswered, expect, heading, posts } from './journey.ts'
import { speaks } from './start-notices.ts'
import { allCached, expectToWorkOffline, type OddHost, test } from './worker-site.ts'

/** The files that a browser runs or applies only if they have the type of their name. */
const NEEDS_TYPE = /^(?!\/assets\/).*|\.(js|css)$/

const HOSTS: readonly (readonly [string, OddHost])[] = [
  ['has no files that end with .gz', { find: (path) => (path.endsWith('.gz') ? undefined : path) }],
  [
    'says of files that end with .gz that they were compressed on the way',
    {
      change: (headers, path) => {
        if (path.endsWith('.gz')) headers.set('content-encoding', 'gzip')
      },
    },
  ],
  [
    'knows no types but those of pages, scripts and styles',
    {
      change: (headers, path) => {
        if (!NEEDS_TYPE.test(path)) headers.delete('content-type')
      },
    },
  ],
  [
    'calls scripts and everything else by old and wrong names',
    {
      change: (headers, path) => {
        if (path.endsWith('.js')) headers.set('content-type', 'application/x-javascript')
        else if (!NEEDS_TYPE.test(path)) headers.set('content-type', 'text/plain')
      },
    },
  ],
]

for (const [what, host] of shareOfToday(HOSTS, 2)) {
  // docs/spec/instance.md#odd-hosts
  test(`behind a host that ${what}, the client works, and is cached`, async ({
    page,
    site,
    openAs,
    complaints,
  }) => {
    site.host = host
    await openAs(A, '/home')
    await expect(posts(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Profile directory' }).first().click()
    await expect(heading(page, 'Profile directory')).toBeVisible()
    await allCached(page)
    await allAnswered(page)
    await expectToWorkOffline(page)
    complaints.splice(0)
  })
}

/**
 * A visit without the worker: its pack would take the place of a file that the host does not find. What is
 * not found is a page elsewhere, but no file below `/assets/`.
 */
test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' })

  // docs/spec/instance.md#odd-hosts
  test('behind a host that takes every path in lower case, no file is missing', async ({
    page,
    site,
    openAs,
  }) => {
    const refused: string[] = []
    site.host = {
      find(path) {
        const found = path.toLowerCase()
        if (!found.startsWith('/assets/') || site.files.has(found)) return found
        refused.push(path)
        return undefined
      },
    }
    await openAs(A, '/home', 'fa')
    await expect(posts(page).first()).toBeVisible()
    // Every kind of file: a screen with its sheet, what comes late, texts of a language, and emoji.
    for (const path of ['/profile-directory', '/settings', '/about', '/post/no-id']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await allAnswered(page)
    }
    expect(site.asked().filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10)
    expect(refused).toEqual([])
  })
})

// docs/spec/instance.md#odd-hosts
test('behind a host that sends scripts as text, the page says that a part of it is missing', async ({
  page,
  site,
  complaints,
}) => {
  site.host = {
    change: (headers, path) => {
      if (path.endsWith('.js')) headers.set('content-type', 'text/plain')
    },
  }
  await page.goto('/')
  await expect(speaks(page, 'en')).toBeVisible()
  complaints.splice(0)
})
