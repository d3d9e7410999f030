/** Tests docs/spec/timelines.md#you-were-here, docs/spec/timelines.md#how-far-home-was-read. */
import { expect, test } from 'vitest'
import { firstSeen, further, isReadElsewhere, movesMarker } from './home-marker.ts'

/** Each letter is an entry; `z` is the newest. Capitals are the viewer's own. */
const page = (ids: string) =>
  [...ids].map((id) => ({ id: id.toLowerCase(), account: { id: id === id.toLowerCase() ? 'bob' : 'me' } }))

// docs/spec/timelines.md#you-were-here
test.each([
  { when: 'new ones stand above', pages: ['zyx', 'cba'], seen: 'c', line: 'c' },
  { when: 'they begin within a page', pages: ['zyc', 'ba'], seen: 'c', line: 'c' },
  { when: 'only own ones are new', pages: ['ZYc', 'ba'], seen: 'c', line: null },
  { when: 'own ones stand among the new', pages: ['ZyXc', 'ba'], seen: 'c', line: 'c' },
  { when: 'nothing is new', pages: ['cba'], seen: 'c', line: null },
  { when: 'the one that was seen is deleted', pages: ['zyb', 'a'], seen: 'c', line: 'b' },
  { when: 'it is not loaded', pages: ['zyx'], seen: 'c', line: null },
  { when: 'this is the first visit', pages: ['zyx'], seen: null, line: null },
  { when: 'the first page is empty', pages: ['', 'zc'], seen: 'c', line: 'c' },
  { when: 'the list is empty', pages: [], seen: 'c', line: null },
])('the line stands above $line when $when', ({ pages, seen, line }) => {
  expect(firstSeen(pages.map(page), seen, 'me')).toBe(line)
})

test.each([
  ['z', 'c', 'z'],
  ['c', 'z', 'z'],
  ['c', null, 'c'],
])('%s and %s: read up to %s', (one, other, expected) => {
  expect(further(one, other)).toBe(expected)
})

// docs/spec/timelines.md#how-far-home-was-read
test.each([
  ['z', 'c', true],
  ['c', 'c', false],
  ['a', 'c', false],
  ['a', null, true],
])('reading up to %s moves the marker from %s: %s', (seen, marker, moves) => {
  expect(movesMarker(seen, marker)).toBe(moves)
})

// docs/spec/timelines.md#reading-on-from-another-device
test.each([
  { marker: 'z', known: 'c', seen: 'c', expected: true },
  { marker: 'z', known: null, seen: null, expected: true },
  // This device has moved it there itself.
  { marker: 'z', known: 'z', seen: 'c', expected: false },
  // More was seen here.
  { marker: 'c', known: 'a', seen: 'z', expected: false },
  { marker: null, known: 'a', seen: 'a', expected: false },
])(
  'the marker at $marker, known at $known, seen $seen here: read elsewhere $expected',
  ({ marker, known, seen, expected }) => {
    expect(isReadElsewhere(marker, { known, seen })).toBe(expected)
  },
)
