import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { checkAccess, type Visitor } from './access.ts'
import { ROUTE_NAMES, ROUTES, type RouteName } from './route-map.ts'

const person = (...permissions_names: string[]): Visitor => ({
  kind: 'user',
  account: parse(Account, { id: '1', role: { permissions_names } }),
})

const VISITORS = {
  guest: { kind: 'guest' } as Visitor,
  user: person('create_post', 'manage_subscription_options'),
  admin: person('create_post', 'delete_any_profile'),
  reader: person(),
}

const OPEN = { allow_unauthenticated: { timeline_local: true }, federated_timeline_restricted: false }
const CLOSED = { allow_unauthenticated: { timeline_local: false }, federated_timeline_restricted: true }

type Row = Record<keyof typeof VISITORS, string>
const everyone: Row = { guest: 'allow', user: 'allow', admin: 'allow', reader: 'allow' }
const guests: Row = { guest: 'allow', user: 'home', admin: 'home', reader: 'home' }
const users: Row = { ...everyone, guest: 'landing-page' }

/** docs/spec/access.md#guards on a closed instance; every other route is for users. */
const EXPECTED: Partial<Record<RouteName, Row>> = {
  'landing-page': guests,
  ethereum: guests,
  about: everyone,
  share: everyone,
  post: everyone,
  tag: everyone,
  profile: everyone,
  'profile-by-acct': everyone,
  'profile-subscription': everyone,
  'profile-subscription-by-acct': everyone,
  'profile-gallery': everyone,
  'profile-gallery-by-acct': everyone,
  'known-network': { guest: 'landing-page', user: 'home', admin: 'allow', reader: 'home' },
  'subscription-settings': { guest: 'landing-page', user: 'allow', admin: 'settings', reader: 'settings' },
}

// docs/spec/access.md#guards
// docs/spec/access.md#who-is-an-administrator
// docs/spec/access.md#who-manages-subscriptions
describe.each(ROUTE_NAMES)('%s', (name) => {
  test.each(Object.entries(VISITORS))('%s', (who, visitor) => {
    const expected = EXPECTED[name] ?? users
    expect(checkAccess(ROUTES[name].access, visitor, CLOSED)).toBe(expected[who as keyof Row])
  })
})

// docs/spec/access.md#guards
test('an open instance shows guests the local timeline and users the federated one', () => {
  expect(checkAccess('local-timeline', VISITORS.guest, OPEN)).toBe('allow')
  expect(checkAccess('federated-timeline', VISITORS.reader, OPEN)).toBe('allow')
  expect(checkAccess('federated-timeline', VISITORS.guest, OPEN)).toBe('landing-page')
})

// docs/spec/access.md#guards
test('a decision waits for missing data only when it needs it', () => {
  const arriving: Visitor = { kind: 'user', account: null }
  expect(checkAccess('user', arriving, null)).toBe('allow')
  expect(checkAccess('local-timeline', VISITORS.guest, null)).toBe('wait')
  expect(checkAccess('federated-timeline', arriving, CLOSED)).toBe('wait')
  expect(checkAccess('subscription-settings', arriving, CLOSED)).toBe('wait')
})
