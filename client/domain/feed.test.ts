import { describe, expect, test } from 'vitest'
import { cleanAddress, cleanFeedName, feedNameProblem, findByAddress } from './feed.ts'

describe('the name of a feed', () => {
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

describe('the address of a person to add', () => {
  test.each([
    ['bob', 'bob'],
    [' @bob@meadow.example ', 'bob@meadow.example'],
    ['@ bob', 'bob'],
    ['@', ''],
    ['  ', ''],
  ])('%j is searched as %j', (typed, address) => {
    expect(cleanAddress(typed)).toBe(address)
  })

  const people = [
    { username: 'bobby', acct: 'bobby' },
    { username: 'bob', acct: 'bob' },
    { username: 'bob', acct: 'bob@meadow.example' },
  ]

  test.each([
    ['bob', 'bob'],
    ['BOB@Kith.example', 'bob'],
    ['bob@meadow.example', 'bob@meadow.example'],
    ['bo', undefined],
    ['bob@elsewhere.example', undefined],
  ])('%j means %s', (address, acct) => {
    expect(findByAddress(people, address, 'kith.example')?.acct).toBe(acct)
  })
})
