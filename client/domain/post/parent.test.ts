/** Tests docs/spec/timelines.md#what-a-reply-answers. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideParents, firstWords, parentIds } from './parent.ts'

/** Returns the entry of a post; `answers` is the id of its parent. */
const entry = (id: string, answers: string | null = null) => ({ id, in_reply_to_id: answers, reblog: null })
const repost = (id: string, post: ReturnType<typeof entry>) => ({ ...entry(id), reblog: post })

// docs/spec/timelines.md#what-a-reply-answers
test('the parents of replies and of reposted replies are asked for, each once', () => {
  const entries = [entry('a'), entry('b', 'p'), repost('w', entry('c', 'q')), entry('d', 'p')]
  expect(parentIds(entries)).toEqual(['p', 'q'])
  expect(parentIds([])).toEqual([])
})

// docs/spec/timelines.md#what-a-reply-answers
test.each([
  ['right below', [entry('r', 'p'), entry('p')], true],
  ['right above, as a repost of it', [repost('w', entry('p')), entry('r', 'p')], true],
  ['three rows above', [entry('p'), entry('a'), entry('b'), entry('r', 'p')], true],
  ['four rows above', [entry('p'), entry('a'), entry('b'), entry('c'), entry('r', 'p')], false],
  ['two rows below', [entry('r', 'p'), entry('a'), entry('p')], false],
  ['nowhere', [entry('a'), entry('r', 'p')], false],
  ['right below a repost of the reply', [repost('w', entry('r', 'p')), entry('p')], true],
] as const)('a parent that stands %s', (_, entries, isBeside) => {
  expect(besideParents(entries).has('r')).toBe(isBeside)
})

// docs/spec/timelines.md#what-a-reply-answers
test('each part of a thread that stands in a row has its parent beside it, but for the first', () => {
  const thread = [entry('3', '2'), entry('2', '1'), entry('1')]
  expect(besideParents(thread)).toEqual(new Set(['3', '2']))
})

// docs/spec/timelines.md#what-a-reply-answers
test.each([
  ['@bob what a day', 'what a day'],
  ['@bob @erin@meadow.example, what a day', 'what a day'],
  ['what a day, @bob', 'what a day, @bob'],
  ['@bob', '@bob'],
  ['', ''],
])('the first words of %j', (text, words) => {
  expect(firstWords(text)).toBe(words)
})

// docs/spec/timelines.md#what-a-reply-answers
test('the first words are as many as a line can show, and end with a whole character', () => {
  expect(firstWords('x'.repeat(160))).toBe('x'.repeat(160))
  expect(firstWords('🐈'.repeat(161)) === `${'🐈'.repeat(160)}…`).toBe(true)
  expect(firstWords(`${'x'.repeat(159)} yz`)).toBe(`${'x'.repeat(159)}…`)
})

test('the first words never cut a character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const words = firstWords(text)
      expect([...words].length).toBeLessThanOrEqual(161)
      expect(words).not.toMatch(/\p{Surrogate}/u)
    }),
  )
})
