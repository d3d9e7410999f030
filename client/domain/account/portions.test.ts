/** Tests docs/spec/account.md#importing-in-portions. */
import { expect, test } from 'vitest'
import { PORTION, portionsOf } from './portions.ts'

test.each([
  [0, []],
  [1, [1]],
  [PORTION, [PORTION]],
  [PORTION + 1, [PORTION, 1]],
  [3 * PORTION, [PORTION, PORTION, PORTION]],
])('%i addresses', (count, sizes) => {
  const addresses = Array.from({ length: count }, (_, index) => `a${index}@other.example`)
  const portions = portionsOf(addresses)
  expect(portions.map(({ length }) => length)).toEqual(sizes)
  expect(portions.flat()).toEqual(addresses)
})
