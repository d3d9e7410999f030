import { expect, test } from 'vitest'
import { isNewer, marksRead, newestId, unreadAmong } from './notification.ts'

const list = [{ id: '101' }, { id: '99' }, { id: '9' }]

// docs/spec/notifications.md#what-is-unread
test.each([
  ['no marker: all are unread', null, 3],
  ['ids are numbers, not words', '9', 2],
  ['the newest is read', '101', 0],
  ['the marker is newer than all that are loaded', '500', 0],
  ['a marker that moved back', '0', 3],
  ['a marker in between', '100', 1],
])('%s', (_, marker, unread) => {
  expect(unreadAmong(list, marker, false)).toEqual({ count: unread, hasMore: false })
})

test('a notification in two pages counts once', () => {
  expect(unreadAmong([...list, ...list], '9', true)).toEqual({ count: 2, hasMore: false })
})

test('more may be unread when all loaded ones are and the server has older ones', () => {
  expect(unreadAmong(list, '8', true)).toEqual({ count: 3, hasMore: true })
  expect(unreadAmong(list, '8', false)).toEqual({ count: 3, hasMore: false })
})

// docs/spec/notifications.md#what-is-unread
test.each([
  ['10', '9', true],
  ['9', '10', false],
  ['10', '10', false],
  ['9007199254740993', '9007199254740992', true], // the same as doubles
  ['18446744073709551616', '9007199254740993', true],
  ['0012', '9', true],
  ['1', null, true],
])('%s is newer than %s: %s', (id, than, expected) => {
  expect(isNewer(id, than)).toBe(expected)
})

// docs/spec/notifications.md#when-the-unread-marker-is-sent
test.each([
  ['no notifications', null, null, false],
  ['no marker yet', '7', null, true],
  ['the marker is behind', '7', '6', true],
  ['the marker is there already', '7', '7', false],
  ['more was read elsewhere', '7', '8', false],
])('marking as read, %s', (_, newest, marker, expected) => {
  expect(marksRead(newest, marker)).toBe(expected)
})

test('the newest id is found in any order', () => {
  expect(newestId([{ id: '9' }, { id: '101' }, { id: '99' }])).toBe('101')
  expect(newestId([])).toBeNull()
})
