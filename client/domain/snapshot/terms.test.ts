/** Tests docs/spec/offline.md#when-a-snapshot-is-shown. */
import { expect, test } from 'vitest'
import { fingerprintOf, fits, hasAged, type SnapshotTerms } from './terms.ts'

const kept: SnapshotTerms = {
  fingerprint: fingerprintOf('token-of-alice'),
  locale: 'en',
  theme: 'dark',
  look: '',
  width: 1280,
  height: 1350,
  at: 1_000_000,
}
const now = { ...kept, height: 900 }

// docs/spec/offline.md#when-a-snapshot-is-shown
test.each([
  ['the same window', {}, true],
  ['a lower window', { height: 500 }, true],
  ['a window as high as the rows reach', { height: 1350 }, true],
  ['a higher window', { height: 1351 }, false],
  ['another width', { width: 1279 }, false],
  ['another session of the same person', { fingerprint: fingerprintOf('token-of-alice2') }, false],
  ['another person', { fingerprint: fingerprintOf('token-of-bob') }, false],
  ['a guest', { fingerprint: fingerprintOf('') }, false],
  ['another language', { locale: 'fa' }, false],
  ['another theme', { theme: 'light' }, false],
  ['another size of text', { look: 'large' }, false],
])('%s', (_name, change, expected) => {
  expect(fits(kept, { ...now, ...change })).toBe(expected)
})

test('tokens that differ in one character have different fingerprints, and none holds its token', () => {
  const tokens = Array.from({ length: 2_000 }, (_, number) => `kIzsF0Fyu${number}u7B4fG2`)
  expect(new Set(tokens.map(fingerprintOf)).size).toBe(tokens.length)
  expect(fingerprintOf('kIzsF0Fyu')).toMatch(/^[a-z\d]{1,7}-[a-z\d]{1,7}$/)
})

// docs/spec/offline.md#when-a-snapshot-is-shown
test.each([
  [1_000_000, false],
  [1_060_000, false],
  [1_060_001, true],
  [900_000, true], // the clock was set back
])('at %s its times are wrong: %s', (time, expected) => {
  expect(hasAged(kept, time)).toBe(expected)
})
