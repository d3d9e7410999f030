/** Tests docs/spec/access.md#guards, docs/spec/access.md#unknown-paths, docs/spec/navigation.md#visitors. */
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/session/route-map.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { demoPerson, expect, test } from './journey.ts'

/** A real address for each route of docs/spec/access.md#routes. */
const PARAMS: Record<string, string> = {
  postId: '0198f1c2-7c3a-7e10-9a4b-6b1f0d1e2a3b',
  tagName: 'kith',
  feedId: '1',
  profileId: '0198f1c0-0000-7000-8000-000000000001',
  acct: 'alice',
}
const address = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? '')

const SELF = 'stays'
type Row = { guest: string; user: string; admin: string; reader: string }
const everyone: Row = { guest: SELF, user: SELF, admin: SELF, reader: SELF }
const users: Row = { ...everyone, guest: '/' }
const guests: Row = { guest: SELF, user: '/home', admin: '/home', reader: '/home' }

/**
 * The page that each visitor sees, on an instance that restricts the federated timeline and opens the local
 * one.
 */
const TABLE: Record<RouteName, Row> = {
  'landing-page': guests,
  about: everyone,
  ethereum: guests,
  home: users,
  'add-account': users,
  'catch-up': users,
  local: everyone,
  'known-network': { guest: '/', user: '/home', admin: SELF, reader: '/home' },
  post: everyone,
  tag: everyone,
  'custom-feed-list': users,
  'custom-feed': users,
  'custom-feed-timeline': users,
  explore: users,
  notifications: users,
  profile: everyone,
  'profile-by-acct': everyone,
  'profile-subscription': everyone,
  'profile-subscription-by-acct': everyone,
  'profile-gallery': everyone,
  'profile-gallery-by-acct': everyone,
  subscriber: users,
  'profile-directory': users,
  'group-list': users,
  search: users,
  share: everyone,
  'follow-request-list': users,
  'mute-list': users,
  'bookmark-list': users,
  'like-list': users,
  'direct-post-list': users,
  conversation: users,
  'followed-conversation-list': users,
  settings: users,
  'edit-profile': users,
  aliases: users,
  'undescribed-files': users,
  'identity-proof': users,
  'import-followers': users,
  'import-follows': users,
  'move-followers': users,
  receipts: users,
  'subscription-settings': { guest: '/', user: SELF, admin: SELF, reader: '/settings' },
  'account-list': { guest: '/', user: '/settings', admin: SELF, reader: '/settings' },
}

const VISITORS = { guest: null, user: 'bob', admin: 'carol', reader: 'dave' } as const

/**
 * A user opens every route, a share a day; the others one route of each kind of access. `access.test.ts`
 * decides about all of them.
 */
const OF_EACH_KIND: readonly RouteName[] = [
  'landing-page',
  'about',
  'home',
  'local',
  'known-network',
  'subscription-settings',
  'account-list',
]

for (const [who, username] of Object.entries(VISITORS)) {
  const routes = who === 'user' ? shareOfToday(ROUTE_NAMES, 6) : OF_EACH_KIND
  // docs/spec/access.md#guards
  // docs/spec/access.md#unknown-paths
  test(`${routes.length} routes, seen by: ${who}`, async ({ page, world, openAs, complaints }) => {
    test.slow()
    await world.control({ instance: { federated_timeline_restricted: true } })
    if (username) await openAs(demoPerson(username), '/about')
    for (const name of routes) {
      const path = address(ROUTES[name].path)
      const expected = TABLE[name][who as keyof Row]
      await page.goto(path, { waitUntil: 'commit' })
      // Before its heading is there nobody has judged yet who may stay.
      await expect(page.getByRole('heading', { level: 1 }), `${name} for ${who}`).toBeVisible()
      await expect(page, `${name} for ${who}`).toHaveURL(expected === SELF ? path : expected)
    }
    await page.goto('/no/such/page', { waitUntil: 'commit' })
    await expect(page, `an unknown path for ${who}`).toHaveURL(username ? '/home' : '/')
    complaints.length = 0
  })
}

// docs/spec/sign-in.md#landing-page
test('an instance that closes the local timeline sends guests to the landing page', async ({
  page,
  world,
}) => {
  await world.control({ instance: { allow_unauthenticated: { timeline_local: false } } })
  await page.goto('/local')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Explore' })).toHaveCount(0)
})

// docs/spec/instance.md#description-of-the-instance
// docs/spec/access.md#guards
test('after a minute a navigation asks about the instance again, and what it says holds', async ({
  page,
  world,
}) => {
  const say = (title: string, timeline_local: boolean) =>
    world.control({ instance: { title, allow_unauthenticated: { timeline_local } } })
  await say('Open Meadow', true)
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveTitle(/Open Meadow/)

  await say('Closed Meadow', false)
  await page.getByRole('link', { name: 'Learn more' }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(/Open Meadow/) // nobody has asked yet
  await page.clock.fastForward('01:01')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/Closed Meadow/)
  await expect(page.getByRole('link', { name: 'Explore' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Learn more' }).first().click()
  await say('Open Meadow', true)
  await page.clock.fastForward('01:01')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Explore' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore' }).click()
  await say('Closed Meadow', false)
  await page.clock.fastForward('01:01')
  await page.getByRole('link', { name: 'Learn more' }).first().click()
  await expect(page).toHaveTitle(/Closed Meadow/)
  await say('Open Meadow', true)
  await page.clock.fastForward('01:01')
  await page.goBack() // what was closed a minute ago is open by now
  await expect(page).toHaveURL('/local')
  await expect(page.locator('main article').first()).toBeVisible()
})

// docs/spec/access.md#unknown-paths
test('an unknown path leads a guest to the landing page @anywhere @daily', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
})

// docs/spec/navigation.md#visitors
test('every guest page has a way to sign in @anywhere @daily', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Username')).toBeVisible()
})
