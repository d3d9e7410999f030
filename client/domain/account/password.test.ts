/** Tests docs/spec/settings.md#change-password. */
import { expect, test } from 'vitest'
import { canChangePassword, isMistyped } from './password.ts'

// docs/spec/settings.md#change-password
test.each([
  ['', '', false],
  ['secret', '', false],
  ['', 'secret', false],
  ['secret', 'secre', false],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['secret', 'secret', true],
  [' ', ' ', true],
])('the password %j with the confirmation %j may be sent: %s', (password, repeated, expected) => {
  expect(canChangePassword({ password, repeated })).toBe(expected)
})

test.each([
  ['secret', '', false],
  ['secret', 'sec', false],
  ['secret', 'secret', false],
  ['secret', 'sex', true],
  ['secret', 'secrets', true],
])('the password %j with %j so far is mistyped: %s', (password, repeated, expected) => {
  expect(isMistyped({ password, repeated })).toBe(expected)
})
