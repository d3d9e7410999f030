import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Notification } from '#contract/entities/notification.ts'
import { entriesOf, groupByAction } from './notification-entry.ts'

/** `9 favourite bob post1`, `8 pleroma:emoji_reaction bob post1 🎉`, `7 follow bob`. */
function read(line: string): Notification {
  const [id, type, name, post, emoji] = line.split(' ')
  return parse(Notification, {
    id,
    type: type === '-' ? '' : type,
    account: { id: name, username: name },
    status: post === undefined ? null : { id: post, account: { id: 'alice' } },
    reaction: emoji === undefined ? null : { content: emoji },
  })
}

const pages = (...of: string[][]) => of.map((page) => page.map(read))
const ids = (entries: ReturnType<typeof entriesOf>) =>
  entries.map((page) => page.map(({ notifications }) => notifications.map(({ id }) => id).join('+')))

// docs/spec/notifications.md#neighbours-about-one-post
// docs/spec/notifications.md#retired-types
test.each([
  ['neighbours about one post', [['9 favourite bob p', '8 reblog carol p']], [['9+8']]],
  ['others in between', [['9 favourite bob p', '8 follow bob', '7 reblog carol p']], [['9', '8', '7']]],
  ['two posts', [['9 favourite bob p', '8 favourite bob q']], [['9', '8']]],
  ['notifications without a post are not collapsed', [['9 follow bob', '8 follow carol']], [['9', '8']]],
  [
    'not across the boundary of a page',
    [['9 favourite bob p', '8 favourite carol p'], ['7 favourite dave p']],
    [['9+8'], ['7']],
  ],
  [
    'a retired kind is left out and parts nothing',
    [['9 favourite bob p', '8 - bob', '7 reblog carol p']],
    [['9+7']],
  ],
  ['an empty page', [[], ['7 follow bob']], [[], ['7']]],
])('%s', (_, lines, expected) => {
  expect(ids(entriesOf(pages(...lines), 'all', null))).toEqual(expected)
})

test('filtered by kind, the rest is collapsed, and empty pages stay', () => {
  const lines = [['9 favourite bob p', '8 mention carol q', '7 favourite dave p'], ['6 follow bob']]
  expect(ids(entriesOf(pages(...lines), 'likes', null))).toEqual([['9+7'], []])
})

// docs/spec/notifications.md#new-and-read-entries
test.each([
  ['up to the middle', '8', [true, true, false], [false, true, false]],
  ['nothing was read', null, [true, true, true], [false, false, false]],
  ['everything was read', '10', [false, false, false], [false, false, false]],
  ['the marker is not known', undefined, [false, false, false], [false, false, false]],
])('new entries and the last of them: %s', (_, readUpTo, isNew, endsNew) => {
  // The second entry consists of 9 and 8: one of the two was unread.
  const entries = entriesOf(
    pages(['10 follow bob', '9 favourite bob p', '8 favourite carol p'], ['7 follow carol']),
    'all',
    readUpTo,
  ).flat()
  expect(entries.map((entry) => entry.isNew)).toEqual(isNew)
  expect(entries.map((entry) => entry.endsNew)).toEqual(endsNew)
})

test('notifications are grouped by what was done, and reactions by their emoji; each person once', () => {
  const notifications = [
    '9 favourite bob p',
    '8 pleroma:emoji_reaction carol p 🎉',
    '7 favourite dave p',
    '6 pleroma:emoji_reaction bob p ✨',
    '5 favourite bob p',
    '4 pleroma:emoji_reaction erin p 🎉',
  ].map(read)
  const groups = groupByAction(notifications).map(({ notification, accounts }) => [
    notification.id,
    notification.reaction?.content ?? notification.type,
    ...accounts.map(({ username }) => username),
  ])
  expect(groups).toEqual([
    ['9', 'favourite', 'bob', 'dave'],
    ['8', '🎉', 'carol', 'erin'],
    ['6', '✨', 'bob'],
  ])
})
