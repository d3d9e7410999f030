/** Tests docs/spec/post-actions.md#menu-of-a-post. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Account } from '#contract/entities/account.ts'
import { Post } from '#contract/entities/post.ts'
import { menuOf } from './post-menu.ts'

const person = (id: string, ...permissions_names: string[]) =>
  parse(Account, { id, username: id, acct: id, role: { permissions_names } })

const ALICE = person('alice', 'create_post')
const CAROL = person('carol', 'create_post', 'delete_any_post', 'delete_any_profile')

const context = {
  viewer: ALICE,
  instance: { ipfs_gateway_url: 'https://gateway.example', version: '4.0.0 (compatible; Mitra 5.9.1)' },
  relationship: { muting: false },
  defaultVisibility: 'public' as const,
  language: 'en',
  canShare: false,
  canTranslate: false,
  hasOthers: false,
}

const post = (overrides: Partial<Record<keyof Post, unknown>> = {}) =>
  parse(Post, { id: 'p', account: { id: 'bob', username: 'bob', acct: 'bob' }, ...overrides })

const own = { account: { id: 'alice', username: 'alice', acct: 'alice' } }
const german = { language: 'de', content: '<p>Tee</p>' }

/** Returns the groups as lines of words. */
const menu = (subject: Post, more: Partial<Parameters<typeof menuOf>[1]> = {}) =>
  menuOf(subject, { ...context, ...more }).map((names) => names.join(' '))

// docs/spec/post-actions.md#menu-of-a-post
test('the menu of another person’s post has no group for its author to act in', () => {
  expect(menu(post())).toEqual(['people follow-conversation', 'copy-link quote', 'mute filter feeds'])
})

// docs/spec/post-actions.md#menu-of-a-post
test('one’s own post has no group about its author, and ends with what deletes it', () => {
  expect(menu(post(own))).toEqual([
    'people follow-conversation',
    'copy-link quote',
    'edit pin save',
    'redraft delete',
  ])
})

// docs/spec/post-actions.md#menu-of-a-post
test('an administrator has the longest menu, with the same order', () => {
  const subject = post({
    ...german,
    bookmarked: true,
    account: { id: 'erin', username: 'erin', acct: 'erin@meadow.example' },
    conversation: { id: 'c', root_id: 'p', tracking: 'follow' },
  })
  const more = { viewer: CAROL, relationship: { muting: true }, canShare: true, canTranslate: true }
  expect(menu(subject, more)).toEqual([
    'translate people labels leave-conversation',
    'copy-link share quote',
    'unmute filter feeds',
    'copy-object-id load-replies',
    'delete',
  ])
})

test.each([
  ['a direct post can be shown as a conversation', { visibility: 'direct' }, {}, 'open-conversation people'],
  ['a post in the language of the reader is not translated', german, { language: 'de-AT' }, 'people'],
  ['a post in another language is', german, {}, 'translate people'],
  ['a guest may copy the link alone', {}, { viewer: null }, 'copy-link'],
])('%s', (_, overrides, more, first) => {
  const version = '4.0.0 (compatible; Mitra 4.11.0)' // before conversations could be followed
  const instance = { ...context.instance, version }
  expect(menu(post(overrides), { canTranslate: true, ...more, instance })[0]).toBe(first)
})

test('while nobody knows whether the author is muted, nothing is offered about that', () => {
  expect(menu(post(), { relationship: null })[2]).toBe('feeds')
})

// docs/spec/session.md#acting-as-another-account
test('where other accounts are signed in they may like, and repost what is public', () => {
  const passingOn = (subject: Post) => menu(subject, { hasOthers: true })[1]
  expect(passingOn(post())).toBe('copy-link quote like-as repost-as')
  expect(passingOn(post({ visibility: 'private' }))).toBe('copy-link like-as')
})
