import { describe, expect, test } from 'vitest'
import {
  durationOf,
  emptyPoll,
  filledOptions,
  optionInputs,
  type PollDraft,
  pollProblem,
  pollToSend,
} from './poll-draft.ts'

const poll = (options: string[], more: Partial<PollDraft> = {}): PollDraft => ({
  ...emptyPoll,
  options,
  ...more,
})

// docs/spec/polls.md#poll-editor
test('options are trimmed and empty ones dropped', () => {
  expect(filledOptions(poll([' tea ', '', '  ', 'coffee']))).toEqual(['tea', 'coffee'])
})

// docs/spec/polls.md#poll-editor
test.each([
  [[], 2],
  [['a'], 2],
  [['a', 'b'], 3],
  [['a', 'b', 'c', 'd', 'e'], 6],
  [['a', 'b', 'c', 'd', 'e', 'f'], 6],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 7],
  [['a', '', '', ''], 4],
])('%o shows %i inputs where six are allowed', (options, inputs) => {
  expect(optionInputs(poll(options), 6)).toBe(inputs)
})

// docs/spec/polls.md#poll-editor
test.each([
  [86_400, 1, 'day'],
  [7200, 2, 'hour'],
  [5400, 90, 'minute'],
  [90_000, 25, 'hour'],
  [1803, 30, 'minute'],
  [1797, 30, 'minute'],
  [3599.5, 1, 'hour'],
  [0, 1, 'minute'],
] as const)('%d seconds are %d times a %s', (seconds, amount, unit) => {
  expect(durationOf(seconds)).toEqual({ amount, unit })
})

describe('what keeps a poll from being sent', () => {
  // docs/spec/polls.md#what-is-sent-of-a-poll
  test.each([
    [poll([]), null],
    [poll(['', ' ']), null],
    [poll(['only']), 'one-option'],
    [poll(['a', 'b']), null],
    [poll(['a', ' a']), 'same-option'],
    [poll(['a', 'b'], { amount: 0 }), 'duration'],
    [poll(['a', 'b'], { amount: 1.5 }), 'duration'],
    [poll(['a', 'b'], { amount: Number.NaN }), 'duration'],
    [poll(['a', 'b'], { amount: 12_427 }), null],
    [poll(['a', 'b'], { amount: 12_428 }), 'too-long'],
    [poll(['a', 'b'], { amount: 12_428, unit: 'hour' }), null],
    [poll(['a', 'b'], { amount: 5, unit: 'minute' }), null],
  ])('%o: %s', (draft, problem) => {
    expect(pollProblem(draft)).toBe(problem)
  })
})

describe('what is sent', () => {
  // docs/spec/polls.md#poll-editor
  // docs/spec/polls.md#what-is-sent-of-a-poll
  test.each([
    [null, null],
    [poll([' ']), null],
    [poll(['a', 'b']), { options: ['a', 'b'], expires_in: 86_400, multiple: false }],
    [
      poll(['a', 'b'], { amount: 3, unit: 'hour', multiple: true }),
      { options: ['a', 'b'], expires_in: 10_800, multiple: true },
    ],
    [
      poll(['a', 'b'], { amount: 5, unit: 'minute' }),
      { options: ['a', 'b'], expires_in: 300, multiple: false },
    ],
  ])('%o → %o', (draft, sent) => {
    expect(pollToSend(draft)).toEqual(sent)
  })
})
