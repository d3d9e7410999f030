/**
 * Tests docs/spec/notifications.md#many-at-once,
 * docs/spec/notifications.md#pressing-a-system-notification.
 */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import type { News } from './news.ts'
import { summaryOf } from './summary.ts'

/** Reads `mention bob`. */
const read = (line: string, index: number) => {
  const [kind, username] = line.split(' ')
  const post = parse(Post, { id: `p${index}`, account: { id: username, username, acct: username } })
  return { kind, post, notificationId: null } as News
}

// docs/spec/notifications.md#many-at-once
// docs/spec/notifications.md#pressing-a-system-notification
test.each([
  [['mention bob'], 'one', '/post/p0'],
  [['direct bob'], 'one', '/post/p0'],
  [['mention bob', 'mention carol'], 'mentions', '/notifications'],
  [['direct bob', 'direct bob'], 'direct-posts', '/direct'],
  [['person bob', 'person bob', 'person bob'], 'posts-of', '/home'],
  [['person bob', 'person carol'], 'posts', '/home'],
  [['person bob', 'mention bob'], 'posts', '/notifications'],
  [['mention bob', 'direct bob'], 'posts', '/notifications'],
])('%j are said as %s and lead to %s', (lines, kind, path) => {
  const summary = summaryOf(lines.map(read))
  expect(summary).toMatchObject({ kind, path, ...(lines.length > 1 && { count: lines.length }) })
})

test('of nothing nothing is said', () => {
  expect(summaryOf([])).toBeNull()
})
