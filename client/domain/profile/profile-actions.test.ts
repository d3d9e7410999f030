/**
 * Tests docs/spec/profiles.md#buttons-of-a-profile, docs/spec/profiles.md#menu-of-a-profile,
 * docs/spec/profiles.md#link-an-ethereum-address, docs/spec/relationships.md#reposts-and-replies-of-a-person,
 * docs/spec/administration.md#copy-ids-of-a-profile,
 * docs/spec/administration.md#load-posts-of-a-remote-profile, docs/spec/administration.md#delete-a-user.
 */
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Relationship } from '#contract/entities/relationship.ts'
import { profileButtons, profileMenu } from './profile-actions.ts'

const MONERO = { type: 'monero-subscription', chain_id: 'monero:x', price: 1, amount_min: 1 }

/** The profiles that are looked at. */
const PROFILES = {
  local: {},
  'local, with an address': { url: 'https://here.example/users/bob' },
  'local, locked': { locked: true },
  'local, sells subscriptions': { payment_options: [{ ...MONERO, object_id: null }] },
  remote: { acct: 'bob@far.example', url: 'https://far.example/@bob' },
  'remote, locked': { acct: 'bob@far.example', url: 'https://far.example/@bob', locked: true },
  'remote, sells subscriptions': {
    acct: 'bob@far.example',
    url: 'https://far.example/@bob',
    payment_options: [{ ...MONERO, object_id: 'https://far.example/proposals/1' }],
  },
  'remote, without a web page': { acct: 'bob@far.example', url: 'javascript:alert(1)' },
} satisfies Record<string, object>

const USER = ['create_follow_request', 'create_post', 'manage_subscription_options']

/** The viewers. */
const VIEWERS = {
  guest: null,
  user: { id: 'alice', role: { name: 'user', permissions_names: USER } },
  seller: {
    id: 'alice',
    role: { name: 'user', permissions_names: USER },
    payment_options: [{ ...MONERO, object_id: null }],
  },
  admin: {
    id: 'alice',
    role: { name: 'admin', permissions_names: [...USER, 'delete_any_post', 'delete_any_profile'] },
  },
  self: { id: 'bob', role: { name: 'user', permissions_names: USER } },
  'self, admin': { id: 'bob', role: { name: 'admin', permissions_names: [...USER, 'delete_any_profile'] } },
  loading: undefined,
} satisfies Record<string, object | null | undefined>

/** How they stand to each other; `unknown` has not been loaded, or could not be. */
const RELATIONS = {
  unknown: null,
  none: {},
  follows: { following: true },
  asked: { requested: true },
  'is followed': { followed_by: true },
  'is asked': { requested_by: true },
  'both ways': { following: true, followed_by: true },
  muted: { muting: true },
  declined: { rejected_by: true },
  'no reposts': { following: true, showing_reblogs: false },
  'asked, no replies': { requested: true, showing_replies: false },
} satisfies Record<string, object | null>

type Profile = keyof typeof PROFILES
type Viewer = keyof typeof VIEWERS
type Relation = keyof typeof RELATIONS

function situation(viewer: Viewer, relation: Relation, profile: Profile, version = '5.9.1') {
  const account = parse(Account, { id: 'bob', username: 'bob', acct: 'bob', ...PROFILES[profile] })
  const [person, between] = [VIEWERS[viewer], RELATIONS[relation]]
  const context = {
    visitor:
      person === null
        ? ({ kind: 'guest' } as const)
        : ({
            kind: 'user',
            account: person ? parse(Account, { username: person.id, ...person }) : null,
          } as const),
    relationship: between && parse(Relationship, { id: 'bob', ...between }),
    version: `4.2.0 (compatible; Mitra ${version})`,
    hasWallet: false,
  }
  return [account, context] as const
}

// docs/spec/profiles.md#buttons-of-a-profile
// docs/spec/relationships.md#follow-button
describe('buttons', () => {
  test.each<[Viewer, Relation, Profile, string]>([
    ['guest', 'unknown', 'local', 'follow'],
    ['guest', 'unknown', 'local, locked', 'ask-to-follow'],
    ['guest', 'unknown', 'local, sells subscriptions', 'follow · subscribe'],
    ['user', 'unknown', 'local', ''],
    ['user', 'unknown', 'local, sells subscriptions', 'subscribe'],
    ['user', 'none', 'local', 'follow'],
    ['user', 'none', 'local, locked', 'ask-to-follow'],
    ['user', 'none', 'local, sells subscriptions', 'follow · subscribe'],
    ['user', 'none', 'remote', 'follow'],
    ['user', 'none', 'remote, locked', 'ask-to-follow'],
    ['user', 'none', 'remote, sells subscriptions', 'follow · subscribe'],
    ['user', 'follows', 'local', 'unfollow'],
    ['user', 'follows', 'local, locked', 'unfollow'],
    ['user', 'follows', 'remote', 'unfollow'],
    ['user', 'asked', 'local, locked', 'cancel-request'],
    ['user', 'asked', 'remote', 'cancel-request'],
    ['user', 'is followed', 'local', 'follow'],
    ['user', 'is asked', 'local', 'answer-request · follow'],
    ['user', 'is asked', 'remote', 'answer-request · follow'],
    ['user', 'muted', 'local', 'follow'],
    ['user', 'declined', 'local, locked', 'ask-to-follow'],
    ['admin', 'none', 'local', 'follow'],
    ['self', 'none', 'local', 'edit-profile'],
    ['self', 'unknown', 'local', 'edit-profile'],
    ['self', 'none', 'local, locked', 'edit-profile'],
    ['self', 'none', 'local, sells subscriptions', 'edit-profile'],
    ['self, admin', 'none', 'local', 'edit-profile'],
    ['loading', 'unknown', 'local, sells subscriptions', ''],
  ])('%s, %s, %s: %s', (viewer, relation, profile, shown) => {
    expect(profileButtons(...situation(viewer, relation, profile)).join(' · ')).toBe(shown)
  })
})

const OWN = 'follow-requests · muted-users · custom-feeds · groups · link-key'
const HIDE = 'hide-reposts · hide-replies'
const LOAD = 'load-featured · load-latest'
const IDS = 'copy-profile-id · copy-actor-id'

/** Groups are parted by a line. */
const menu = (...of: Parameters<typeof situation>) =>
  profileMenu(...situation(...of))
    .map((group) => group.join(' · '))
    .join(' | ')

// docs/spec/profiles.md#menu-of-a-profile
// docs/spec/navigation.md#menu-of-the-own-profile
// docs/spec/relationships.md#reposts-and-replies-of-a-person
// docs/spec/notifications.md#bells
describe('menu', () => {
  test.each<[Viewer, Relation, Profile, string]>([
    ['guest', 'unknown', 'local', 'atom-feed'],
    ['guest', 'unknown', 'local, with an address', 'atom-feed · share'],
    ['guest', 'unknown', 'remote', 'open-page · share'],
    ['loading', 'unknown', 'local', 'atom-feed'],
    ['user', 'unknown', 'local', 'atom-feed | feeds'],
    ['user', 'none', 'local', 'atom-feed | mute | feeds'],
    ['user', 'none', 'local, locked', 'atom-feed | mute | feeds'],
    ['user', 'muted', 'local', 'atom-feed | unmute | feeds'],
    ['user', 'follows', 'local', `atom-feed | ${HIDE} · bell · mute | feeds`],
    ['user', 'asked', 'local, locked', `atom-feed | ${HIDE} · mute | feeds`],
    ['user', 'no reposts', 'local', 'atom-feed | show-reposts · hide-replies · bell · mute | feeds'],
    ['user', 'asked, no replies', 'local, locked', 'atom-feed | hide-reposts · show-replies · mute | feeds'],
    ['user', 'is followed', 'local', 'atom-feed | remove-follower · mute | feeds'],
    ['user', 'is asked', 'local', 'atom-feed | mute | feeds'],
    ['user', 'both ways', 'local', `atom-feed | ${HIDE} · bell · remove-follower · mute | feeds`],
    ['user', 'none', 'remote', `open-page · share | mute | feeds | ${LOAD}`],
    ['user', 'follows', 'remote', `open-page · share | ${HIDE} · bell · mute | feeds | ${LOAD}`],
    ['user', 'unknown', 'remote, without a web page', `feeds | ${LOAD}`],
    ['seller', 'none', 'local', 'atom-feed | mute | feeds · subscriber-details'],
    ['seller', 'unknown', 'remote', `open-page · share | feeds · subscriber-details | ${LOAD}`],
    ['admin', 'none', 'local', `atom-feed | mute | feeds | ${IDS} · delete-user`],
    ['admin', 'none', 'remote', `open-page · share | mute | feeds | ${LOAD} | ${IDS} · delete-user`],
    ['self', 'none', 'local', `atom-feed | ${OWN}`],
    ['self', 'unknown', 'local, sells subscriptions', `atom-feed | ${OWN}`],
    ['self, admin', 'none', 'local', `atom-feed | ${OWN} | ${IDS}`],
  ])('%s, %s, %s: %s', (viewer, relation, profile, shown) => {
    expect(menu(viewer, relation, profile)).toBe(shown)
  })

  // docs/spec/groups.md#list-of-groups
  // docs/spec/groups.md#what-a-server-can-do-with-groups
  test('the own profile leads to groups where the server has them', () => {
    expect(menu('self', 'none', 'local', '5.5.0')).toContain('groups')
    expect(menu('self', 'none', 'local', '5.4.0')).not.toContain('groups')
    expect(menu('user', 'none', 'local')).not.toContain('groups')
  })

  // docs/spec/groups.md#page-of-a-group
  test('a group publishes no feed and pays nobody', () => {
    const [account, context] = situation('seller', 'none', 'local')
    expect(profileMenu({ ...account, is_group: true }, context).flat()).toEqual(['mute', 'feeds'])
  })

  // docs/spec/profiles.md#link-an-ethereum-address
  test('only the own profile offers to link an address, in a browser with a wallet', () => {
    const offers = (viewer: Viewer) => {
      const [account, context] = situation(viewer, 'none', 'local')
      return profileMenu(account, { ...context, hasWallet: true })
        .flat()
        .includes('link-ethereum')
    }
    expect((['self', 'user', 'guest'] as const).map(offers)).toEqual([true, false, false])
  })

  // docs/spec/administration.md#load-posts-of-a-remote-profile
  test('servers before 5.4, and of an unknown version, load posts only for administrators', () => {
    expect(menu('user', 'none', 'remote', '5.3.0')).toBe('open-page · share | mute | feeds')
    expect(menu('user', 'none', 'remote', '5.4.0')).toBe(`open-page · share | mute | feeds | ${LOAD}`)
    expect(menu('admin', 'none', 'remote', '4.11.0')).toContain(LOAD)
    expect(menu('user', 'none', 'remote', 'of tomorrow')).toBe('open-page · share | mute | feeds')
    expect(menu('admin', 'none', 'remote', 'of tomorrow')).toContain(LOAD)
  })
})
