/** Tests docs/spec/notifications.md#bells. */
import { expect, test } from 'vitest'
import { bellsIn, hasBell, withBell } from './bells.ts'

const bob = { acct: 'bob' }
const erin = { acct: 'erin@meadow.example' }

// docs/spec/notifications.md#bells
test('a bell is switched on once, and off again', () => {
  const both = withBell(withBell(withBell('', bob, true), erin, true), bob, true)
  expect(both).toBe('bob erin@meadow.example')
  expect([hasBell(both, erin), hasBell(both, { acct: 'erin' })]).toEqual([true, false])
  expect(withBell(both, bob, false)).toBe('erin@meadow.example')
  expect(bellsIn('')).toEqual([])
})

test('an address with spaces is one bell, and is found again', () => {
  const odd = { acct: 'mallory bob' }
  expect(hasBell(withBell('', odd, true), odd)).toBe(true)
  expect(hasBell(withBell('', odd, true), bob)).toBe(false)
})
