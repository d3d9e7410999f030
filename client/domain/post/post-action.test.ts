import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Post, type Visibility } from '#contract/entities/post.ts'
import {
  allowedActions,
  mayDo,
  type PostAction,
  repostVisibility,
  toggled,
  withAnswer,
} from './post-action.ts'

const person = (id: string, ...permissions_names: string[]) =>
  parse(Account, { id, username: id, acct: id, role: { permissions_names } })

const VIEWERS = {
  guest: null,
  user: person('user', 'create_post'),
  owner: person('owner', 'create_post'),
  admin: person('admin', 'create_post', 'delete_any_post', 'delete_any_profile'),
  'no create_post': person('reader'),
}
type Who = keyof typeof VIEWERS

const post = (overrides: Partial<Record<keyof Post, unknown>> = {}) =>
  parse(Post, { id: 'p', account: { id: 'owner', username: 'owner', acct: 'owner' }, ...overrides })

const circumstances = (who: Who) => ({
  viewer: VIEWERS[who],
  instance: { ipfs_gateway_url: 'https://gateway.example' },
  relationship: { muting: false },
  defaultVisibility: 'public' as Visibility,
})

const who = (action: PostAction, subject: Post) =>
  Object.keys(VIEWERS).filter((name) => mayDo(action, subject, circumstances(name as Who)))

const SIGNED_IN = ['user', 'owner', 'admin', 'no create_post']
const WRITERS = ['user', 'owner', 'admin']
const OWNER = ['owner']
const NOBODY: string[] = []

/** One row per action and state: who sees it on a public post, and who on one for fewer people. */
const TABLE: [PostAction, string, Partial<Record<keyof Post, unknown>>, string[], string[]][] = [
  ['reply', '', {}, WRITERS, WRITERS],
  ['repost', 'not reposted', {}, WRITERS, NOBODY],
  ['repost', 'reposted', { reblogged: true }, NOBODY, NOBODY],
  ['undo-repost', 'reposted', { reblogged: true }, WRITERS, NOBODY],
  ['undo-repost', 'not reposted', {}, NOBODY, NOBODY],
  ['quote', '', {}, WRITERS, NOBODY],
  ['like', 'not liked', {}, SIGNED_IN, SIGNED_IN],
  ['like', 'liked', { favourited: true }, NOBODY, NOBODY],
  ['unlike', 'liked', { favourited: true }, SIGNED_IN, SIGNED_IN],
  ['react', '', {}, SIGNED_IN, SIGNED_IN],
  ['bookmark', 'not bookmarked', {}, SIGNED_IN, SIGNED_IN],
  ['unbookmark', 'bookmarked', { bookmarked: true }, SIGNED_IN, SIGNED_IN],
  ['pin', 'not pinned', {}, OWNER, NOBODY],
  ['pin', 'pinned', { pinned: true }, NOBODY, NOBODY],
  ['unpin', 'pinned', { pinned: true }, OWNER, NOBODY],
  ['save', 'not saved', {}, OWNER, NOBODY],
  ['save', 'saved', { ipfs_cid: 'bafy' }, NOBODY, NOBODY],
  ['edit', 'not saved', {}, OWNER, OWNER],
  ['edit', 'saved', { ipfs_cid: 'bafy' }, NOBODY, NOBODY],
  ['delete', '', {}, ['owner', 'admin'], ['owner', 'admin']],
  ['mute', '', {}, ['user', 'admin', 'no create_post'], ['user', 'admin', 'no create_post']],
  ['unmute', 'not muted', {}, NOBODY, NOBODY],
  ['copy-link', '', {}, ['guest', ...SIGNED_IN], ['guest', ...SIGNED_IN]],
  ['copy-object-id', '', {}, ['admin'], ['admin']],
  ['load-replies', 'local author', {}, NOBODY, NOBODY],
  [
    'load-replies',
    'remote author',
    { account: { id: 'x', username: 'x', acct: 'x@far.example' } },
    ['admin'],
    ['admin'],
  ],
]

// docs/spec/access.md#what-guests-may-do
// docs/spec/access.md#what-signed-in-people-may-do
// docs/spec/access.md#writing-needs-a-permission
// docs/spec/access.md#what-authors-may-do
// docs/spec/access.md#who-is-an-administrator
// docs/spec/post-actions.md#conditions-of-the-actions
describe.each(TABLE)('%s, %s', (action, _, overrides, onPublic, onOthers) => {
  test('public', () => expect(who(action, post(overrides))).toEqual(onPublic))
  test.each(['private', 'subscribers', 'conversation', 'direct'])('%s', (visibility) => {
    expect(who(action, post({ ...overrides, visibility }))).toEqual(onOthers)
  })
})

// docs/spec/post-actions.md#conditions-of-the-actions
describe('further conditions', () => {
  test('with the default audience "subscribers" a repost can be undone but not made', () => {
    const subscribers = { ...circumstances('user'), defaultVisibility: 'subscribers' as const }
    expect(mayDo('repost', post(), subscribers)).toBe(false)
    expect(mayDo('undo-repost', post({ reblogged: true }), subscribers)).toBe(true)
  })

  test('muting needs a known relationship', () => {
    expect(mayDo('mute', post(), { ...circumstances('user'), relationship: null })).toBe(false)
    expect(mayDo('unmute', post(), { ...circumstances('user'), relationship: { muting: true } })).toBe(true)
    expect(mayDo('mute', post(), { ...circumstances('user'), relationship: { muting: true } })).toBe(false)
  })

  test('saving needs a gateway', () => {
    const none = { ...circumstances('owner'), instance: { ipfs_gateway_url: null } }
    expect(mayDo('save', post(), none)).toBe(false)
    expect(mayDo('save', post(), { ...none, instance: null })).toBe(false)
  })

  // docs/spec/groups.md#moderate-a-group
  test.each([
    ['a post of somebody else', { conversation: { can_moderate: true } }, 'user', true],
    [
      "one's own first post, which is deleted with its thread",
      { conversation: { can_moderate: true } },
      'owner',
      false,
    ],
    [
      "an administrator's, who deletes the first post with its thread",
      { conversation: { can_moderate: true } },
      'admin',
      false,
    ],
    ["one's own reply", { conversation: { can_moderate: true }, in_reply_to_id: '7' }, 'owner', true],
    [
      'a reply to what nobody knows',
      { id: '8', conversation: { root_id: '7', can_moderate: true } },
      'owner',
      true,
    ],
    ['in a group of somebody else', { conversation: { can_moderate: false } }, 'user', false],
    ['on a server that says nothing', { conversation: { can_moderate: null } }, 'user', false],
    ['in no thread that is known', { conversation: null }, 'user', false],
  ] as const)('the thread of %s can be deleted: %o, %s, %s', (_, fields, who, expected) => {
    expect(mayDo('delete-thread', post(fields), circumstances(who))).toBe(expected)
  })

  // docs/spec/groups.md#moderate-a-group
  test.each([
    ['a reply of somebody else', { conversation: { root_id: '7', can_moderate: true } }, true],
    [
      'the first post, which goes with its thread',
      { conversation: { root_id: '1', can_moderate: true } },
      false,
    ],
    ['in a group of somebody else', { conversation: { root_id: '7', can_moderate: false } }, false],
    ['on a server that says nothing', { conversation: { root_id: '7', can_moderate: null } }, false],
  ] as const)('a moderator may delete %s: %o, %s', (_, fields, expected) => {
    expect(mayDo('delete', post({ id: '1', ...fields }), circumstances('user'))).toBe(expected)
  })

  test('an unknown audience is not public', () => {
    expect([...allowedActions(post({ visibility: 'circle' }), circumstances('user'))]).not.toContain('repost')
  })
})

// docs/spec/post-actions.md#audience-of-a-repost
test.each([
  ['public', 'public'],
  ['private', 'private'],
  ['subscribers', 'private'],
] as const)('someone who writes for %s reposts for %s', (preferred, visibility) => {
  expect(repostVisibility(preferred)).toBe(visibility)
})

// docs/spec/post-actions.md#a-toggle-shows-at-once
describe('toggles', () => {
  test('change the flag and its count, once', () => {
    const liked = toggled(post({ favourites_count: 2 }), 'like', true)
    expect(liked).toMatchObject({ favourited: true, favourites_count: 3 })
    expect(toggled(liked, 'like', true)).toBe(liked)
    expect(toggled(liked, 'like', false)).toMatchObject({ favourited: false, favourites_count: 2 })
  })

  test('never count below zero', () => {
    expect(toggled(post({ reblogged: true }), 'repost', false).reblogs_count).toBe(0)
  })

  test('leave the post as it is when the answer says the same', () => {
    const shown = post({ favourited: true, favourites_count: 4 })
    expect(withAnswer(shown, 'like', post({ favourited: true, favourites_count: 4 }))).toBe(shown)
    expect(withAnswer(shown, 'like', post({ favourited: true, favourites_count: 5 }))).not.toBe(shown)
  })

  test('take only their own fields from the answer', () => {
    const answer = post({ bookmarked: true, favourites_count: 9, content: 'other' })
    expect(withAnswer(post({ content: 'own' }), 'bookmark', answer)).toMatchObject({
      bookmarked: true,
      favourites_count: 0,
      content: 'own',
    })
  })
})
