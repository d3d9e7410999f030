import { expect, test } from 'vitest'
import { nextPollDelay } from './poll-pace.ts'

// docs/spec/lists.md#new-posts
test.each([
  { idle: 0, delay: 45_000, when: 'somebody is reading' },
  { idle: 119_999, delay: 45_000, when: 'somebody was here just now' },
  { idle: 120_000, delay: 300_000, when: 'nobody has moved for two minutes' },
  { idle: 1_199_999, delay: 300_000, when: 'nobody has moved for a while' },
  { idle: 1_200_000, delay: 900_000, when: 'nobody has moved for twenty minutes' },
  { idle: 86_400_000, delay: 900_000, when: 'the tab was left open over night' },
])('asks every $delay ms when $when', ({ idle, delay }) => {
  expect(nextPollDelay(idle)).toBe(delay)
})
