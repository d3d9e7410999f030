/**
 * Shows every screen, and what opens on it, while all lists go wrong (`server/list-faults.ts`). A new screen,
 * cover or fault is among them by itself. Tests docs/spec/lists.md#the-end-of-a-list,
 * docs/spec/lists.md#calls-without-a-hand, docs/spec/data.md#a-whole-answer.
 */
import type { Page } from '@playwright/test'
import { STORMS, UNREADABLE } from '#server/list-faults.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { textsOf } from './catalogue.ts'
import { COVERS, openCover, opensAt, Stage } from './every-cover.ts'
import { expectToStand, guide, nameOf, VIEWS, type Visit } from './every-screen.ts'
import { allAnswered, demoPerson, expect, posts, test, type World } from './journey.ts'
import { storedAnswers } from './stored-answers.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** The most calls that a list makes without a hand. */
const MOST = 5

/** They ask for what the page shows, a call for each page of each list. */
const NO_LIST = /\/(?:relationships|markers|verify_credentials|instance)$/

/** Returns how often each list was asked for. */
async function callsOf(world: World): Promise<[path: string, count: number][]> {
  const counts = new Map<string, number>()
  for (const { method, path } of await world.requests()) {
    const [name = ''] = path.split('?')
    if (method !== 'GET' || !name.startsWith('/api/') || NO_LIST.test(name)) continue
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
}

const busy = (calls: readonly [string, number][]) => calls.filter(([, count]) => count > MOST)

/** Opens the screens of today's share, those of guests last. */
async function visitAll(
  page: Page,
  openAs: (who: ReturnType<typeof demoPerson>, path: string) => Promise<void>,
  visits: readonly Visit[],
  look: (what: string, visit: Visit) => Promise<void>,
): Promise<void> {
  await openAs(demoPerson('alice'), '/about')
  const client = await guide(page)
  let isGuest = false
  for (const visit of visits.toSorted((a, b) => Number(a.as === null) - Number(b.as === null))) {
    if (visit.as === null && !isGuest) {
      isGuest = true
      await page.evaluate(() => localStorage.clear())
    }
    await page.goto(await visit.path(client))
    await expectToStand(page, nameOf(visit))
    await allAnswered(page)
    await look(nameOf(visit), visit)
  }
}

for (const [at, what] of STORMS.entries()) {
  // docs/spec/lists.md#calls-without-a-hand
  test(`no list asks for ever where it ${what}`, async ({ page, openAs, world }) => {
    test.setTimeout(900_000)
    await world.control({ lists: { what } })
    await world.requests()
    const views = shareOfToday(VIEWS.slice(at).concat(VIEWS.slice(0, at)), 20)
    await visitAll(page, openAs, views, async (view) => {
      const calls = await callsOf(world)
      expect.soft(busy(calls), `${view}: a list that ${what}`).toEqual([])
      test.info().annotations.push({ type: view, description: `${Math.max(0, ...calls.map(([, n]) => n))}` })
    })
  })
}

/** They are empty for a reason of their own: no list of the server is on them. */
const WITHOUT_LISTS: readonly string[] = [
  'profile-subscription as alice', // nothing is offered
  'profile-subscription as a guest',
  'followed-conversation-list as alice', // none is followed
  'receipts as alice', // this device has none
  'post as a guest', // guests may not see it
]

for (const what of UNREADABLE) {
  const isWhole = !/\bentry\b/.test(what)
  // docs/spec/data.md#a-whole-answer, docs/spec/data.md#a-broken-part
  test(`no screen takes for an empty list what ${what}`, async ({ page, openAs, world }) => {
    test.setTimeout(900_000)
    await world.control({ lists: { what } })
    const views = shareOfToday(VIEWS, 20)
    await visitAll(page, openAs, views, async (view) => {
      const main = page.getByRole('main')
      const failed = await main.getByRole('button', { name: 'Try again' }).count()
      const emptied = await main.locator('[class*="EmptyState"]').allInnerTexts()
      const rows = await main.locator('[data-row]').count()
      if (isWhole && !WITHOUT_LISTS.includes(view)) expect.soft(emptied, `${view}: empty`).toEqual([])
      if (!isWhole) expect.soft(failed, `${view}: failed`).toBe(0)
      test.info().annotations.push({ type: view, description: `failed ${failed}, rows ${rows}` })
    })
  })
}

const CASES = COVERS.flatMap((cover) =>
  opensAt(cover, 1280) ? (['leads to itself', 'repeats'] as const).map((what) => ({ cover, what })) : [],
)

for (const { cover, what } of shareOfToday(CASES, 60)) {
  // docs/spec/lists.md#calls-without-a-hand
  test(`${cover.what} asks not for ever where a list ${what}`, async ({ page, world, openAs }) => {
    test.slow()
    const stage = new Stage({
      page,
      world,
      t: textsOf('en'),
      openAs: (username, path) => openAs(demoPerson(username), path),
      isPhone: false,
    })
    await world.control({ lists: { what } })
    await world.requests()
    await openCover(cover, stage)
    await allAnswered(page)
    // Home is opened more than once on the way to some of them.
    expect(busy(await callsOf(world)).map(([path]) => path)).toEqual([])
  })
}

// docs/spec/data.md#a-whole-answer
test('what was stored and loaded stays where an answer cannot be read', { tag: '@daily' }, async ({
  page,
  world,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page).first()).toBeVisible()
  const before = await posts(page).count()
  await expect.poll(() => storedAnswers(page)).toContain('home')
  await world.control({ lists: { what: 'is an object' } })
  await page.reload()
  await allAnswered(page)
  await expect(posts(page)).toHaveCount(before)
  await page.goto('/catch-up?since=day')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('You are up to date')).toHaveCount(0)
  await world.control({ lists: null })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/posts? by \d+/).first()).toBeVisible()
})

// docs/spec/data.md#a-broken-part
test('catch-up says that a post could not be read', { tag: '@daily' }, async ({ page, world, openAs }) => {
  await world.control({ lists: { what: 'has a broken entry', path: '/api/v1/timelines/home' } })
  await openAs(demoPerson('alice'), '/catch-up?since=day')
  await expect(page.getByText('1 post could not be read.')).toBeVisible()
})
