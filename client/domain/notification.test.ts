import { expect, test } from 'vitest'
import { unreadCount } from './notification.ts'

const list = [{ id: '101' }, { id: '99' }, { id: '9' }]

test.each([
  ['no marker: all are unread', null, 3],
  ['ids are numbers, not words', '9', 2],
  ['the newest is read', '101', 0],
  ['a marker that moved back', '0', 3],
])('%s', (_, marker, unread) => {
  expect(unreadCount(list, marker)).toBe(unread)
})
