import { expect, test } from 'vitest'
import { emojiAt, firstPlace, rowsOf, step } from './emoji-rows.ts'

const emojis = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`, name: '', tags: '', url: null }))

/** heading, 8, 2, heading, 3 */
const ROWS = rowsOf([
  { id: 'nature', title: 'Nature', emojis: emojis(10) },
  { id: 'food', title: 'Food', emojis: emojis(3) },
])

test('a heading, then lines of eight', () => {
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
] as const)('%s from %j is %j', (towards, [row, column], expected) => {
  const place = expected && { row: expected[0], column: expected[1] }
  expect(step(ROWS, { row, column }, towards)).toEqual(place)
})

test('headings are no places', () => {
  expect(firstPlace(ROWS)).toEqual({ row: 1, column: 0 })
  expect(firstPlace(ROWS, 3)).toEqual({ row: 4, column: 0 })
  expect(firstPlace([])).toBeNull()
  expect(emojiAt(ROWS, { row: 2, column: 1 })?.text).toBe('9')
  expect(emojiAt(ROWS, { row: 3, column: 0 })).toBeUndefined()
  expect(emojiAt(ROWS, null)).toBeUndefined()
})
