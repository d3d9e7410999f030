/** Tests docs/spec/search.md#search-operators. */
import { expect, test } from 'vitest'
import { type FindQuery, hasOperator, readFindQuery } from './query.ts'

const NOTHING: FindQuery = {
  words: [],
  from: [],
  has: [],
  tags: [],
  before: null,
  after: null,
  kind: 'any',
}
const day = (year: number, month = 1, date = 1) => new Date(year, month - 1, date).getTime()

// docs/spec/search.md#search-operators
test.each<[string, Partial<FindQuery>]>([
  ['Rainy  Day', { words: ['rainy', 'day'] }],
  ['Café كتاب', { words: ['cafe', 'کتاب'] }],
  ['"two Words" more', { words: ['two words', 'more'] }],
  ['„zwei Worte“', { words: ['zwei worte'] }],
  ['from:Anna', { from: ['anna'] }],
  ['FROM:@anna@meadow.example tea', { from: ['anna@meadow.example'], words: ['tea'] }],
  ['from:"Anna B"', { from: ['anna b'] }],
  ['from:anna from:b', { from: ['anna', 'b'] }],
  ['has:media has:Pictures', { has: ['media', 'image'] }],
  ['has:links has:poll', { has: ['link', 'poll'] }],
  ['#Garden ＃rain tea', { tags: ['garden', 'rain'], words: ['tea'] }],
  ['before:2026-01-01', { before: day(2026) }],
  ['after:2026-02', { after: day(2026, 2) }],
  ['after:2026', { after: day(2026) }],
  ['before:۲۰۲۶-۰۱-۰۲', { before: day(2026, 1, 2) }],
  ['before:2026 before:2025 after:2023 after:2024', { before: day(2025), after: day(2024) }],
  ['@anna', { words: ['anna'], kind: 'accounts' }],
  ['> tea', { words: ['tea'], kind: 'posts' }],
])('%s', (text, expected) => {
  expect(readFindQuery(text)).toEqual({ ...NOTHING, ...expected })
})

// docs/spec/search.md#search-operators
test.each([
  ['has:nothing', ['has:nothing']],
  ['before:yesterday', ['before:yesterday']],
  ['before:2026-02-30', ['before:2026-02-30']],
  ['after:2026-13', ['after:2026-13']],
  ['at 10:30', ['at', '10:30']],
  ['"open', ['"open']],
  ['# ##', ['#', '##']],
  ['tea from: has:', ['tea']],
])('%s is no error', (text, words) => {
  expect(readFindQuery(text)).toEqual({ ...NOTHING, words })
})

test.each(['', '  ', '@', '>', '"  "', 'from:'])('%s asks for nothing', (text) => {
  expect(readFindQuery(text)).toBeNull()
})

test.each([
  ['from:a', true],
  ['has:poll', true],
  ['after:2026 x', true],
  ['#a "b c"', false],
  ['before:then', false],
])('%s has an operator: %s', (text, expected) => {
  const query = readFindQuery(text)
  expect(query && hasOperator(query)).toBe(expected)
})
