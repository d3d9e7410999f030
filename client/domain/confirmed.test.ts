/** Tests docs/spec/lists.md#a-fresh-answer-takes-away. */
import { expect, test } from 'vitest'
import { confirmed } from './confirmed.ts'

const pagesOf = (...pages: string[][]) => pages.map((ids) => ({ items: ids.map((id) => ({ id })) }))
const answerOf = (ids: string[], next: string | null) => ({ items: ids.map((id) => ({ id })), next })
const idsOf = (pages: readonly { items: readonly { id: string }[] }[]) =>
  pages.map(({ items }) => items.map(({ id }) => id).join(' '))
const always = () => true

// docs/spec/lists.md#a-fresh-answer-takes-away
test.each([
  ['an entry that it covers and lacks goes', ['9', '7'], 'more', ['9 7', '5 3']],
  ['entries below its last one stay', ['9'], 'more', ['9 8 7', '5 3']],
  ['the whole list is covered by an answer without a next page', ['9', '8'], null, ['9 8', '']],
  ['an empty list is empty', [], null, ['', '']],
  ['an empty page that is not the last one says nothing', [], 'more', ['9 8 7', '5 3']],
  ['what is new is no matter of it', ['10', '9', '8', '7'], 'more', ['9 8 7', '5 3']],
])('%s', (_, ids, next, left) => {
  expect(idsOf(confirmed(pagesOf(['9', '8', '7'], ['5', '3']), answerOf(ids, next), always))).toEqual(left)
})

// docs/spec/data.md#a-broken-part
test('an answer of which a part could not be read takes nothing away', () => {
  const answer = { ...answerOf(['9', '7'], null), unreadable: 1 }
  expect(idsOf(confirmed(pagesOf(['9', '8', '7'], ['5', '3']), answer, always))).toEqual(['9 8 7', '5 3'])
})

// docs/spec/lists.md#a-fresh-answer-takes-away
test('an entry that was put in after the question stays', () => {
  const after = confirmed(pagesOf(['9', '8', '7']), answerOf(['7'], 'more'), ({ id }) => id !== '9')
  expect(idsOf(after)).toEqual(['9 7'])
})

test('what does not change stays the same object', () => {
  const pages = pagesOf(['9', '8'], ['5', '3'])
  expect(confirmed(pages, answerOf(['9', '8'], 'more'), always)).toBe(pages)
  expect(confirmed(pages, answerOf(['9', '7'], 'more'), always)[1]).toBe(pages[1])
})
