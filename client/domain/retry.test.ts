import { expect, test } from 'vitest'
import { type Failure, isTemporary, needsSignIn, nextTryAt } from './retry.ts'

const refused = (status: number, retryAfter: number | null = null): Failure => ({
  kind: 'refused',
  status,
  message: 'no',
  retryAfter,
})
const unreachable: Failure = { kind: 'unreachable', status: 0, message: '', retryAfter: null }

test.each([
  [unreachable, true],
  [{ ...unreachable, kind: 'unreadable', status: 200 } as const, true],
  [{ ...unreachable, kind: 'broken' } as const, false],
  [refused(408), true],
  [refused(429), true],
  [refused(500), true],
  [refused(503), true],
  [refused(400), false],
  [refused(401), false],
  [refused(403), false],
  [refused(404), false],
  [refused(413), false],
  [refused(422), false],
])('%o is temporary: %s', (failure, expected) => {
  expect(isTemporary(failure)).toBe(expected)
})

test.each([
  [1, null, 0, 10_000],
  [2, null, 0, 20_000],
  [3, null, 1, 60_000],
  [20, null, 0, 600_000],
  [1, 120, 0, 120_000],
  [1, 3, 0, 10_000],
])('after try %d, retry-after %o and chance %d, the next comes %d ms later', (tries, wait, chance, later) => {
  expect(nextTryAt(tries, 1_000, wait, chance)).toBe(1_000 + later)
})

test.each([
  [refused(401), true],
  [refused(403), false],
  [unreachable, false],
])('after %o the person has to sign in again: %s', (failure, expected) => {
  expect(needsSignIn(failure)).toBe(expected)
})
