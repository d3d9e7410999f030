/** Tests docs/spec/notifications.md#what-is-told, docs/spec/notifications.md#bells. */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Notification } from '#contract/entities/notification.ts'
import { Post } from '#contract/entities/post.ts'
import { asNews, mentionsIn } from './news.ts'

const post = (acct: string, more: object = {}) =>
  parse(Post, { id: 'p', account: { id: acct, username: acct, acct }, ...more })

const all = { mentionsTold: true, directTold: true, bells: 'bob' }
const none = { mentionsTold: false, directTold: false, bells: '' }
const direct = { visibility: 'direct' }

// docs/spec/notifications.md#what-is-told
// docs/spec/notifications.md#bells
test.each([
  ['a mention', post('carol'), '7', all, 'mention'],
  ['a mention, not chosen', post('carol'), '7', { ...all, mentionsTold: false }, null],
  ['a mention by a person with a bell', post('bob'), '7', all, 'mention'],
  ['the same, mentions not chosen', post('bob'), '7', { ...all, mentionsTold: false }, 'person'],
  ['a direct post', post('carol', direct), '7', all, 'direct'],
  ['a direct post is no mention', post('carol', direct), '7', { ...all, directTold: false }, null],
  ['a direct post of a person with a bell', post('bob', direct), null, all, 'direct'],
  ['the same, direct posts not chosen', post('bob', direct), null, { ...all, directTold: false }, null],
  ['a post of a person with a bell', post('bob'), null, all, 'person'],
  ['a post of anybody else', post('carol'), null, all, null],
  ['a direct post in Home, whose notification is still to come', post('carol', direct), null, all, null],
  ['a repost by a person with a bell', post('bob', { reblog: post('carol') }), null, all, null],
  ['a repost of a person with a bell', post('carol', { reblog: post('bob') }), null, all, null],
  ['an own post', post('alice'), null, { ...all, bells: 'alice' }, null],
  ['nothing chosen', post('bob'), '7', none, null],
] as const)('%s is told as %4$s', (_, arrived, notificationId, choices, kind) => {
  expect(asNews({ post: arrived, notificationId }, choices, 'alice')?.kind ?? null).toBe(kind)
})

// docs/spec/notifications.md#what-is-told
test('of notifications only mentions bring posts that are told', () => {
  const notification = (id: string, type: string, status: Post | null) =>
    parse(Notification, { id, type, status, account: { id: 'b', username: 'b' } })
  const arrivals = mentionsIn([
    notification('1', 'favourite', post('alice')),
    notification('2', 'mention', post('bob')),
    notification('3', 'follow', null),
    notification('4', 'mention', null),
  ])
  expect(arrivals.map(({ notificationId }) => notificationId)).toEqual(['2'])
})
