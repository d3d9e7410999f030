import { expect, test } from 'vitest'
import { followAction, isDeclined, isWaiting, outlivesLock } from './follow.ts'

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

const here = { username: 'bob', acct: 'bob' }
const elsewhere = { username: 'bob', acct: 'bob@meadow.example' }
const waits = { following: false, requested: true }

// docs/spec/relationships.md#requests-that-outlive-the-lock
test.each([
  [{ ...here, locked: false }, waits, true],
  [{ ...here, locked: true }, waits, false],
  [{ ...here, locked: false }, { following: true, requested: true }, false],
  [{ ...here, locked: false }, { following: false, requested: false }, false],
  [{ ...elsewhere, locked: false }, waits, false],
])('%o, %o: the request outlives the lock: %s', (account, relationship, outlives) => {
  expect(outlivesLock(account, relationship)).toBe(outlives)
})
