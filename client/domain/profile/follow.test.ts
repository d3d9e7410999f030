import { expect, test } from 'vitest'
import { followAction } from './follow.ts'

test.each([
  [false, false, 'follow'],
  [false, true, 'cancel-request'],
  [true, false, 'unfollow'],
  [true, true, 'cancel-request'],
])('following %s, requested %s: %s', (following, requested, action) => {
  expect(followAction({ following, requested })).toBe(action)
})
