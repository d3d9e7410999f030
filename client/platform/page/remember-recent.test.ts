/** Tests docs/spec/conventions.md#what-an-open-page-costs. */
import { expect, test } from 'vitest'
import { rememberRecent } from './remember-recent.ts'

// docs/spec/conventions.md#what-an-open-page-costs
test('what was remembered the longest ago is forgotten', () => {
  const places = new Map<string | null, number>()
  for (const [place, page] of ['a', null, 'c', 'd'].entries()) rememberRecent(places, page, place, 3)
  expect([...places]).toEqual([
    [null, 1],
    ['c', 2],
    ['d', 3],
  ])
})

// docs/spec/conventions.md#what-an-open-page-costs
test('what is remembered again counts as new', () => {
  const places = new Map([
    ['a', 1],
    ['b', 2],
  ])
  rememberRecent(places, 'a', 3, 2)
  rememberRecent(places, 'c', 4, 2)
  expect([...places]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
