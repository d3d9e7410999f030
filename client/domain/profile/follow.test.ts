import { expect, test } from 'vitest'
import { followAction, isDeclined, isWaiting } from './follow.ts'

test.each([
  [false, false, 'follow'],
  [false, true, 'cancel-request'],
  [true, false, 'unfollow'],
  [true, true, 'cancel-request'],
])('following %s, requested %s: %s', (following, requested, action) => {
  expect(followAction({ following, requested })).toBe(action)
})

test.each([
  [{ following: false, requested: false, rejected_by: false }, 'nothing'],
  [{ following: false, requested: true, rejected_by: false }, 'waits'],
  [{ following: true, requested: false, rejected_by: false }, 'nothing'],
  [{ following: false, requested: false, rejected_by: true }, 'declined'],
  [{ following: false, requested: true, rejected_by: true }, 'waits'],
])('%o: %s', (relationship, state) => {
  expect([isWaiting(relationship), isDeclined(relationship)]).toEqual([
    state === 'waits',
    state === 'declined',
  ])
})
