/** Tests docs/spec/account.md#delete-the-account. */
import { expect, test } from 'vitest'
import { isHandleOf } from './deletion.ts'

// docs/spec/account.md#delete-the-account
test.each([
  ['@alice@kith.example', true],
  ['alice@kith.example', true],
  ['  @alice@kith.example\n', true],
  ['\u2068@alice@kith.example\u2069', true],
  ['@Alice@Kith.Example', true],
  ['', false],
  ['@', false],
  ['alice', false],
  ['@alice', false],
  ['@@alice@kith.example', false],
  ['@alice@kith.exampl', false],
  ['@alice@kith.example.org', false],
  ['@bob@kith.example', false],
])('%j confirms: %s', (typed, expected) => {
  expect(isHandleOf(typed, { username: 'alice', acct: 'alice' }, 'kith.example')).toBe(expected)
})
