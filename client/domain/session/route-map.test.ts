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
