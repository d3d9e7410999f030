import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRoute, pathTo, ROUTE_NAMES, ROUTES } from './route-map.ts'

test.each([
  ['/', 'landing-page', {}],
  ['/home', 'home', {}],
  ['/home/', 'home', {}],
  ['/@bob', 'profile-by-acct', { acct: 'bob' }],
  ['/@bob@meadow.example', 'profile-by-acct', { acct: 'bob@meadow.example' }],
  ['/@bob@meadow.example/gallery', 'profile-gallery-by-acct', { acct: 'bob@meadow.example' }],
  ['/@bob/subscription', 'profile-subscription-by-acct', { acct: 'bob' }],
  ['/profile/0198-1/gallery', 'profile-gallery', { profileId: '0198-1' }],
  ['/tag/caf%C3%A9', 'tag', { tagName: 'café' }],
  ['/tag/100%', 'tag', { tagName: '100%' }],
  ['/custom-feed/7/timeline', 'custom-feed-timeline', { feedId: '7' }],
  ['/subscriptions/receipts', 'receipts', {}],
  ['/subscriptions/settings', 'subscription-settings', {}],
])('%s is %s', (path, name, params) => {
  expect(findRoute(path)).toEqual({ name, params })
})

test.each(['/nowhere', '/home/more', '/post', '/@', '/users/alice', '/media/x.png'])(
  '%s is no page',
  (path) => {
    expect(findRoute(path)).toBeNull()
  },
)

test.each(ROUTE_NAMES)('the path of %s leads to it', (name) => {
  const path = ROUTES[name].path.replaceAll(/:\w+/g, '0198-1')
  expect(findRoute(path)?.name).toBe(name)
})

test('a path with parameters leads back to its route', () => {
  expect(pathTo('home')).toBe('/home')
  expect(pathTo('profile-by-acct', { acct: 'bob@meadow.example' })).toBe('/@bob@meadow.example')
  expect(findRoute(pathTo('tag', { tagName: 'a/b c' }))).toEqual({
    name: 'tag',
    params: { tagName: 'a/b c' },
  })
})

/** Returns who may open a page, as the table of routes says it. */
function accessOf(who: string): string | undefined {
  if (who.includes('; a guest where')) return 'local-timeline'
  if (who.startsWith('user, where')) return 'federated-timeline'
  if (who.startsWith('user with the permission')) return 'subscription-settings'
  return /^\w+/.exec(who)?.[0]
}

// docs/spec/access.md#routes
test('the pages are those of the specification, with their paths, names and visitors', () => {
  const rows = readFileSync('docs/spec/access.md', 'utf8').matchAll(/^\| (`\/.*) \| (`.*) \| (.*) \|$/gm)
  const inCode = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  const routes = [...rows].flatMap(([, paths, names, who = '']) =>
    inCode(paths).map((path, index) => [
      inCode(names)[index],
      { path: path.split('?')[0], access: accessOf(who) },
    ]),
  )
  expect(Object.fromEntries(routes)).toEqual(ROUTES)
})
