import { expect, test } from 'vitest'
import { emptyDraft, tryAt } from './draft.ts'
import { newEntry } from './outbox.ts'
import {
  firstPart,
  joined,
  laterParts,
  mayBeThread,
  nextEntry,
  partsOf,
  threadProblem,
  withoutPart,
  withPart,
} from './thread-text.ts'

const THREE = joined(['one', 'two\nlines', 'three'])

// docs/spec/writing.md#several-posts-as-a-thread
test('a draft is one text of several posts', () => {
  expect(partsOf(THREE)).toEqual(['one', 'two\nlines', 'three'])
  expect(partsOf('alone')).toEqual(['alone'])
  expect(firstPart(THREE)).toBe('one')
  expect(partsOf(withPart(THREE, 1, 'new'))).toEqual(['one', 'new', 'three'])
  expect(partsOf(withoutPart(THREE, 1))).toEqual(['one', 'three'])
  expect(partsOf(withPart('a', 0, joined(['pasted', 'sign']))), 'no part holds the sign').toEqual([
    'pasted\nsign',
  ])
})

// docs/spec/writing.md#several-posts-as-a-thread
test.each([
  [THREE, ['two\nlines', 'three']],
  [joined(['one', ' ', 'three']), ['three']],
  [joined(['one', '']), null],
  ['one', null],
])('behind the first of %j come %j', (text, later) => {
  expect(laterParts(text)).toBe(later && joined(later))
})

// docs/spec/writing.md#several-posts-as-a-thread
test('what follows answers the post that is out, for the same people, and goes at once', () => {
  const draft = { ...emptyDraft(THREE, 'k1'), language: 'de', sensitive: true }
  const before = newEntry(
    { context: { kind: 'new' }, draft, visibility: 'private', accountId: 'alice' },
    1,
    0,
  )
  const next = nextEntry(before, { id: '7' }, 5, (key, text) => `${key} ${partsOf(text).length}`)
  expect(next).toMatchObject({
    context: { kind: 'reply', postId: '7' },
    draft: { text: joined(['two\nlines', 'three']), idempotencyKey: 'k1 2', language: 'de', tried: null },
    visibility: 'private',
    accountId: 'alice',
    state: 'sending',
    nextTryAt: 5,
  })
  expect(next?.draft.sensitive).toBe(false)
  const tried = tryAt(draft, 'private', 3)
  expect(nextEntry({ ...before, draft: tried }, { id: '7' }, 5, () => 'k')?.draft.tried).toMatchObject({
    at: 3,
    texts: [joined(['two\nlines', 'three'])],
  })
  expect(nextEntry({ ...before, draft: emptyDraft('one', 'k') }, { id: '7' }, 5, () => '')).toBeNull()
})

// docs/spec/writing.md#several-posts-as-a-thread
test.each([
  ['public', true],
  ['private', true],
  ['subscribers', false],
  ['conversation', false],
  ['direct', false],
] as const)('posts for %s can follow each other: %s', (visibility, may) => {
  expect(mayBeThread(visibility)).toBe(may)
})

// docs/spec/writing.md#several-posts-as-a-thread
test.each([
  ['one', 'direct', null],
  [joined(['one', ' ']), 'direct', null],
  [joined(['one', 'two']), 'direct', 'audience'],
  [joined(['one', 'two']), 'private', null],
  [joined(['one', 'a much longer one']), 'public', 'too-long'],
] as const)('%j for %s has the problem %j', (text, visibility, problem) => {
  expect(threadProblem(text, visibility, 10)).toBe(problem)
})
