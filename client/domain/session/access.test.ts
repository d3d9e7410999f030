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

const VERSION = '4.0.0 (compatible; Mitra 5.9.1)'
const OPEN = {
  version: VERSION,
  allow_unauthenticated: { timeline_local: true },
  federated_timeline_restricted: false,
}
const CLOSED = {
  version: VERSION,
  allow_unauthenticated: { timeline_local: false },
  federated_timeline_restricted: true,
}

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
  'account-list': { guest: 'landing-page', user: 'settings', admin: 'allow', reader: 'settings' },
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
  expect(checkAccess('administrator', arriving, CLOSED)).toBe('wait')
  expect(checkAccess('administrator', VISITORS.admin, null)).toBe('wait')
})

// docs/spec/administration.md#list-of-accounts
test.each([
  ['4.0.0 (compatible; Mitra 5.9.0)', 'allow'],
  ['4.0.0 (compatible; Mitra 5.8.0)', 'settings'],
  ['4.0.0 (compatible; Mitra 5.0.0)', 'settings'],
  ['4.0.0 (compatible; Mitra 4.11.0)', 'settings'],
  ['4.2.1', 'settings'],
])('an administrator of %s: %s', (version, verdict) => {
  expect(checkAccess('administrator', VISITORS.admin, { ...OPEN, version })).toBe(verdict)
})
