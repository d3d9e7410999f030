/**
 * A visit to every route of the route map (docs/spec/access.md#routes) in the demo world, for suites that
 * look at the whole product: what a browser, a host or a clock does to one screen it does to all.
 */
import type { Page } from '@playwright/test'
import { GROUP_LISTS } from '#domain/group/list.ts'
import { POST_TABS } from '#domain/profile/post-filters.ts'
import { PEOPLE_TABS } from '#domain/profile/tab.ts'
import { ROUTES, type RouteName } from '#domain/session/route-map.ts'
import { SECTIONS, sectionPath } from '#domain/settings/section.ts'
import { demoPerson, expect } from './journey.ts'
import { type OtherClient, otherClient } from './other-client.ts'

export interface Visit {
  route: RouteName
  /** The user name of who opens it; null for a guest. */
  as: string | null
  /** Which part of the route it is, where that has several. */
  part?: string
  /** Returns the address; some have ids that only the server knows. */
  path: (alice: OtherClient) => Promise<string> | string
}

/** The parameters of routes, by their names. */
const PARAMETERS: Record<string, (alice: OtherClient) => Promise<string> | string> = {
  postId: async (alice) => {
    const posts = await alice.ask<{ id: string; replies_count: number }[]>(
      'GET',
      `/api/v1/accounts/${alice.id}/statuses?exclude_reblogs=true`,
    )
    const [busiest] = posts.toSorted((a, b) => b.replies_count - a.replies_count)
    if (busiest === undefined) throw new Error('alice has no post')
    return busiest.id
  },
  directId: async (alice) => {
    const [post] = await alice.ask<{ id: string }[]>('GET', '/api/v1/timelines/direct')
    if (post === undefined) throw new Error('alice has no direct post')
    return post.id
  },
  tagName: () => 'garden',
  feedId: async (alice) => {
    const [feed] = await alice.ask<{ id: string }[]>('GET', '/api/v1/lists')
    if (feed === undefined) throw new Error('alice has no feed')
    return feed.id
  },
  profileId: async (alice) => (await alice.ask<{ id: string }>('GET', '/api/v1/accounts/lookup?acct=bob')).id,
  acct: () => 'alice',
}

/** The rest of the addresses that show something only with more than a path. */
const QUERIES: Partial<Record<RouteName, string>> = {
  search: '?q=garden',
  settings: '?section=appearance',
}

const isRouteName = (name: string): name is RouteName => name in ROUTES

const names = Object.keys(ROUTES).filter(isRouteName)

async function fillIn(route: RouteName, alice: OtherClient): Promise<string> {
  let path: string = ROUTES[route].path
  for (const [parameter, name] of path.matchAll(/:(\w+)/g)) {
    const value = await PARAMETERS[name ?? '']?.(alice)
    if (value === undefined) throw new Error(`${route} has an unknown parameter: ${parameter}`)
    path = path.replace(parameter, value)
  }
  return path + (QUERIES[route] ?? '')
}

/**
 * Who sees a route: guests where the route is for guests, both where it is for anyone, an administrator where
 * it is for those, users elsewhere.
 */
const visitors = (route: RouteName): (string | null)[] => {
  const { access } = ROUTES[route]
  if (access === 'guest') return [null]
  if (access === 'administrator') return ['carol']
  return access === 'anyone' ? ['alice', null] : ['alice']
}

/** Every route, once for each kind of visitor that it lets in. A new route is among them by itself. */
export const VISITS: readonly Visit[] = names.flatMap((route) =>
  visitors(route).map((as) => ({ route, as, path: (alice: OtherClient) => fillIn(route, alice) })),
)

/** The sections and tabs that a route has besides what its visit shows; new ones too. */
const PARTS: readonly Visit[] = [
  ...SECTIONS.filter((section) => !QUERIES.settings?.endsWith(`=${section}`)).map((section) => ({
    route: 'settings' as const,
    as: 'alice',
    part: section,
    path: () => sectionPath(section),
  })),
  { route: 'settings', as: 'alice', part: 'list', path: () => '/settings' },
  ...(['custom-feed', 'custom-feed-timeline'] as const).map((route) => ({
    route,
    as: 'alice',
    part: 'merged',
    path: async (alice: OtherClient) => {
      const sources = [
        { kind: 'tag', value: 'garden' },
        { kind: 'host', value: 'meadow.example' },
      ]
      const kith = { 'feed.1': { title: 'Outdoors', sources } }
      await alice.ask('POST', '/api/v1/settings/client_config', { kith })
      return ROUTES[route].path.replace(':feedId', 'feed.1')
    },
  })),
  ...[...POST_TABS.slice(1), ...PEOPLE_TABS].map((tab) => ({
    route: 'profile-by-acct' as const,
    as: 'alice',
    part: tab,
    path: () => `/@alice?tab=${tab}`,
  })),
  ...GROUP_LISTS.slice(1).map((list) => ({
    route: 'group-list' as const,
    as: 'alice',
    part: list,
    path: () => `/groups?list=${list}`,
  })),
  {
    route: 'profile-by-acct',
    as: 'alice',
    part: 'a group',
    path: () => '/@compost@meadow.example',
  },
  {
    route: 'profile-by-acct',
    as: 'alice',
    part: 'moderators of a group',
    path: () => '/@compost@meadow.example?tab=moderators',
  },
]

/** Every route, and every section and tab of one, for suites that look at what is drawn. */
export const VIEWS: readonly Visit[] = [...VISITS, ...PARTS]

/** Names a visit in the name of a test: "home as alice", "about as a guest", "settings as alice: data". */
export const nameOf = ({ route, as, part }: Visit) =>
  `${route} as ${as ?? 'a guest'}${part === undefined ? '' : `: ${part}`}`

/** Returns the client of alice that fills in the addresses of visits. */
export const guide = (page: Page) => otherClient(page.context().request, demoPerson('alice'))

/** Follows a link that is nowhere on the page, without loading it anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Waits until a screen stands: its heading is there and no part of it is a placeholder. */
export async function expectToStand(page: Page, what = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]'), what).toHaveCount(0)
}
