import { expect, test } from 'vitest'
import { absentFor, visitedInFuture } from './last-visit.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-27T12:00:00Z')

// docs/spec/offline.md#two-weeks-without-a-visit
test.each([
  { days: 0, isAbsent: false },
  { days: 13.9, isAbsent: false },
  { days: 14.1, isAbsent: true },
  { days: 4000, isAbsent: true },
  { days: -1, isAbsent: false },
])('somebody who was here $days days ago: gone is $isAbsent', ({ days, isAbsent }) => {
  expect(absentFor(new Map([['alice', NOW - days * DAY]]), NOW)).toEqual(isAbsent ? ['alice'] : [])
})

// docs/spec/clocks.md#the-age-of-an-answer
test('a visit in the future was noted by a wrong clock; one that is put right by seconds was not', () => {
  const visits = new Map([
    ['alice', NOW + 4000 * DAY],
    ['bob', NOW + 2_000],
    ['carol', NOW - DAY],
  ])
  expect(visitedInFuture(visits, NOW)).toEqual(['alice'])
})
