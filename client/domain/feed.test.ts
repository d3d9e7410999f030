import { describe, expect, test } from 'vitest'
import { cleanFeedName, feedNameProblem } from './feed.ts'

describe('the name of a feed', () => {
  // docs/spec/feeds.md#name-of-a-feed
  test.each([
    ['Harbour', 'Harbour'],
    ['  Night sky 🔭 ', 'Night sky 🔭'],
    ['', ''],
    ['   ', ''],
    ['\u200b\u2060', ''],
    ['\u200b \u2060', ''],
    [
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
  ])('%j is sent as %j', (typed, name) => {
    expect(cleanFeedName(typed)).toBe(name)
  })

  test.each([
    ['Harbour', [], null],
    ['Harbour', ['Garden', 'harbour'], null],
    ['Harbour', ['Garden', 'Harbour'], 'taken'],
    ['🔭'.repeat(200), [], null],
    ['x'.repeat(201), [], 'too_long'],
  ])('%j besides %j: %s', (name, others, problem) => {
    expect(
      feedNameProblem(
        name,
        others.map((title) => ({ title })),
      ),
    ).toBe(problem)
  })
})
