/** Tests docs/spec/sign-in.md#one-message-one-attempt: after which refusals the message still counts. */
import { expect, test } from 'vitest'
import { attemptEnd } from './message-attempt.ts'

// docs/spec/sign-in.md#one-message-one-attempt
test.each([
  [404, 'user not found', 'unknown'],
  [404, 'Not Found', 'unknown'],
  [400, "nonce can't be reused", 'used'],
  [400, 'invalid signature', 'unproven'],
  [400, 'user already exists', 'other'],
  [400, 'invalid invite code', 'other'],
  [418, 'operation not supported', 'unsupported'],
  [429, 'Too Many Requests', 'other'],
  [500, 'internal error', 'other'],
  [0, 'no answer', 'other'],
])('%i %s: %s', (status, message, end) => {
  expect(attemptEnd({ status, message })).toBe(end)
})
