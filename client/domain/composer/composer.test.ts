import { expect, test } from 'vitest'
import { canSend, counterStep, remainingCharacters, showsCounter } from './composer.ts'

const idle = { content: 'hello', attachments: 0, submitting: false, uploading: false }

// docs/spec/writing.md#content-is-required
// docs/spec/writing.md#when-a-post-can-be-sent
test.each([
  ['text', idle, true],
  ['only spaces', { ...idle, content: ' \n' }, false],
  ['an attachment is enough', { ...idle, content: '', attachments: 1 }, true],
  ['exactly at the limit', { ...idle, content: 'x'.repeat(10) }, true],
  ['over the limit', { ...idle, content: 'x'.repeat(11) }, false],
  ['while submitting', { ...idle, submitting: true }, false],
  ['while uploading', { ...idle, uploading: true }, false],
])('%s: %o → %s', (_, state, allowed) => {
  expect(canSend(state, 10)).toBe(allowed)
})

// docs/spec/writing.md#counter
test('the counter shows below 100 and counts an emoji once', () => {
  expect(showsCounter(100)).toBe(false)
  expect(showsCounter(99)).toBe(true)
  expect(remainingCharacters('🎉', 10)).toBe(9)
})

test.each([
  [100, null],
  [99, 99],
  [51, 99],
  [50, 50],
  [11, 20],
  [1, 10],
  [0, 0],
  [-1, -1],
  [-30, -1],
])('with %i left the counter is at its step %s', (remaining, step) => {
  expect(counterStep(remaining)).toBe(step)
})
