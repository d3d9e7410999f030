/** Tests docs/spec/instance.md#what-is-new. */
import { expect, test } from 'vitest'
import { isNewerVersion, notesSince } from './release-notes.ts'

// docs/spec/instance.md#what-is-new
test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.3', true],
  ['2.0.0', '1.9.9', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
  ['1.9.9', '2.0.0', false],
  ['1.1.0', '1.0', true],
  ['1.0.0', 'damaged', true],
])('%s is newer than %s: %s', (version, other, expected) => {
  expect(isNewerVersion(version, other)).toBe(expected)
})

// docs/spec/instance.md#what-is-new
test('what is new is what came after the version that somebody had', () => {
  const notes = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ version, locale: 'en', sentences: [] }))
  const since = (version: string | null) => notesSince(notes, version).map((each) => each.version)
  expect(since('1.0.0')).toEqual(['1.2.0', '1.1.0'])
  expect(since('1.2.0')).toEqual([])
  expect(since(null)).toHaveLength(3)
})
