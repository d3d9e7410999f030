/** Tests docs/spec/offline.md#stored-answers: what does not fit goes, the longest unused first. */
import { expect, test } from 'vitest'
import { beyondBudget } from './budget.ts'

const uses = [
  { key: 'old', usedAt: 1, size: 10 },
  { key: 'new', usedAt: 3, size: 10 },
  { key: 'middle', usedAt: 2, size: 10 },
]

// docs/spec/offline.md#stored-answers
test.each([
  [{ size: 30, rows: 3 }, []],
  [{ size: 29, rows: 3 }, ['old']],
  [{ size: 100, rows: 1 }, ['middle', 'old']],
  [{ size: 9, rows: 3 }, ['new', 'middle', 'old']],
])('within %o goes %j', (budget, gone) => {
  expect(beyondBudget(uses, budget, 4)).toEqual(gone)
})

// docs/spec/clocks.md#the-age-of-an-answer
test('what was used in the future goes first: the clock was wrong then', () => {
  const wrong = { key: 'wrong', usedAt: 1_000_000, size: 10 }
  expect(beyondBudget([...uses, wrong], { size: 30, rows: 3 }, 4)).toEqual(['wrong'])
  expect(beyondBudget([...uses, { ...wrong, usedAt: 5 }], { size: 30, rows: 3 }, 4)).toEqual(['old'])
})
