import { expect, test } from 'vitest'
import { stepped } from './decimal-step.ts'

const WHOLE = { places: 0, step: 1n, least: 1n, most: 1000n }
const PRICE = { places: 3, step: 10n, least: 1n, most: 100_000n }

// docs/spec/conventions.md#number-fields
test.each([
  ['1', 1, '2', WHOLE],
  ['1', -1, '1', WHOLE],
  ['۹', 1, '10', WHOLE],
  ['1000', 1, '1000', WHOLE],
  ['2000', -1, '1000', WHOLE],
  ['', 1, '1', WHOLE],
  ['-5', 1, '1', WHOLE],
  ['1,5', 1, null, WHOLE],
  ['many', 1, null, WHOLE],
  ['0.01', 1, '0.02', PRICE],
  ['0,01', 1, '0.02', PRICE],
  // Between two steps it goes to the next one.
  ['0.015', 1, '0.02', PRICE],
  ['0.015', -1, '0.01', PRICE],
  ['0.01', -1, '0.001', PRICE],
  ['1', 1, null, { ...PRICE, step: 0n }],
] as const)('%j, %i step: %j', (text, by, expected, steps) => {
  expect(stepped(text, by, steps)).toBe(expected)
})
