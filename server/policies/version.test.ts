import { expect, test } from 'vitest'
import { smallWorld } from '#tests/harness/visitor.ts'
import { isAtLeast, setVersion } from './version.ts'

test.each([
  ['5.9.1', '5.9', true],
  ['5.9.1', '5.10', false],
  ['5.9', '5.9.0', true],
  ['4.11.0', '4.9', true],
  ['4.11.0', '4.11.1', false],
  ['4.18', '4.18.1', false],
  ['10.0.0', '5.9', true],
])('%s knows what %s brought: %s', (version, since, expected) => {
  const world = smallWorld()
  setVersion(world, version)
  expect(isAtLeast(world, since)).toBe(expected)
})
