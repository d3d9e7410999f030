import { expect, test } from 'vitest'
import { emojiAt, firstPosition, nextPosition, rowsOf } from './emoji-rows.ts'

const emojis = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`, name: '', tags: '', url: null }))

/** A heading, lines of 8 and 2 emoji, a heading, a line of 3. */
const ROWS = rowsOf([
  { id: 'nature', title: 'Nature', emojis: emojis(10) },
  { id: 'food', title: 'Food', emojis: emojis(3) },
])

test('each group is a heading and lines of eight', () => {
  expect(ROWS.map((row) => (row.kind === 'emoji' ? row.emojis.length : row.title))).toEqual([
    'Nature',
    8,
    2,
    'Food',
    3,
  ])
})

test.each([
  ['forward', [1, 0], [1, 1]],
  ['forward', [1, 7], [2, 0]],
  ['forward', [2, 1], [4, 0]],
  ['forward', [4, 2], [4, 2]],
  ['back', [4, 0], [2, 1]],
  ['back', [2, 0], [1, 7]],
  ['back', [1, 0], [1, 0]],
  ['down', [1, 5], [2, 1]],
  ['down', [2, 1], [4, 1]],
  ['down', [4, 1], [4, 1]],
  ['up', [4, 2], [2, 1]],
  ['up', [1, 3], null],
] as const)('the arrow %s from %j leads to %j', (direction, [row, column], expected) => {
  const position = expected && { row: expected[0], column: expected[1] }
  expect(nextPosition(ROWS, { row, column }, direction)).toEqual(position)
})

test('a heading has no emoji', () => {
  expect(firstPosition(ROWS)).toEqual({ row: 1, column: 0 })
  expect(firstPosition(ROWS, 3)).toEqual({ row: 4, column: 0 })
  expect(firstPosition([])).toBeNull()
  expect(emojiAt(ROWS, { row: 2, column: 1 })?.text).toBe('9')
  expect(emojiAt(ROWS, { row: 3, column: 0 })).toBeUndefined()
  expect(emojiAt(ROWS, null)).toBeUndefined()
})
