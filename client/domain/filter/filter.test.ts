/**
 * Tests docs/spec/filters.md#what-a-filter-is, docs/spec/filters.md#where-filters-are-stored,
 * docs/spec/filters.md#an-end.
 */
import { expect, test } from 'vitest'
import { changesAt, isSmallEnough, type PreferenceChanges, withChanges } from '../preference-change.ts'
import { FILTER_KINDS, filtersOf, holds, newFilterName, nextEnd, normalValue } from './filter.ts'

const NOW = 1_764_178_521_000
const laid = (values: Record<string, unknown>, changes: PreferenceChanges) =>
  withChanges(values, changes, NOW)

const word = { kind: 'word', value: 'rain', action: 'fold', until: null }

// docs/spec/filters.md#what-a-filter-is
test('filters are read from the preferences, and what is no filter is left alone', () => {
  const values = { 'filter:1': word, homeLens: 'no-reposts', filter: word, 'filter:2': null }
  expect(filtersOf(values)).toEqual([{ ...word, name: 'filter:1' }])
})

// docs/spec/filters.md#what-a-filter-is
test.each([
  ['another kind', { ...word, kind: 'smell' }],
  ['another action', { ...word, action: 'burn' }],
  ['no value', { ...word, value: '' }],
  ['a value where none belongs', { ...word, kind: 'undescribed' }],
  ['an end that is no time', { ...word, until: 'tomorrow' }],
  ['an end after the last date there is', { ...word, until: 8.7e15 }],
  ['an end before the first one', { ...word, until: -8.7e15 }],
  ['a list', [word]],
  ['a text', 'rain'],
])('a filter with %s counts as none', (_, stored) => {
  expect(filtersOf({ 'filter:1': stored })).toEqual([])
})

// docs/spec/filters.md#where-filters-are-stored
test('two devices that add a filter each at the same moment keep both', () => {
  const stored = laid({}, changesAt(1, { 'filter:a': word }, {}))
  const both = laid(stored, changesAt(1, { 'filter:b': { ...word, value: 'snow' } }, {}))
  expect(filtersOf(both).map(({ value }) => value)).toEqual(['rain', 'snow'])
})

// docs/spec/filters.md#where-filters-are-stored
test('a filter that was removed does not come back with a change of another device', () => {
  const stored = laid({}, changesAt(1, { 'filter:a': word }, {}))
  const removed = laid(stored, changesAt(5, { 'filter:a': null }, stored))
  const late = laid(removed, changesAt(3, { 'filter:a': { ...word, action: 'hide' } }, {}))
  expect(filtersOf(late)).toEqual([])
})

// docs/spec/filters.md#where-filters-are-stored
test('fifty filters, and as many removed ones as keep their names, have room', () => {
  const filters = Array.from({ length: 50 }, (_, index) => [
    `filter:a${index}`,
    { ...word, value: `words of a usual length ${index}`, until: NOW },
  ])
  const removed = Array.from({ length: 8 }, (_, index) => [`filter:b${index}`, null])
  const changed = Object.fromEntries([...filters, ...removed])
  expect(isSmallEnough(laid({}, changesAt(NOW, changed, {})))).toBe(true)
})

// docs/spec/filters.md#where-filters-are-stored
test('a new filter has a name of its own, or that of a removed one once many were removed', () => {
  const numbers = [0.1, 0.1, 0.1, 0.7]
  const name = newFilterName({}, () => 0.1)
  expect(newFilterName({ [name]: word }, () => numbers.shift() ?? 0)).not.toBe(name)
  const removed = (many: number) =>
    Object.fromEntries(Array.from({ length: many }, (_, index) => [`filter:old${index}`, null]))
  expect(newFilterName(removed(7), Math.random)).not.toMatch(/old/)
  expect(newFilterName({ ...removed(8), 'filter:old9': word }, () => 0.99)).toBe('filter:old7')
})

// docs/spec/filters.md#what-a-filter-is
test.each([
  ['word', '  wet \n paint ', 'wet paint'],
  ['person', '@Erin@Meadow.example', 'erin@meadow.example'],
  ['person', 'bob', 'bob'],
  ['host', 'https://Meadow.example/about', 'meadow.example'],
  ['host', '@erin@meadow.example', 'meadow.example'],
  ['host', 'meadow.example:8080', 'meadow.example'],
  ['tag', '##Rain', 'rain'],
  ['language', 'DE', 'de'],
  ['undescribed', 'anything', ''],
  ['thread', ' id ', 'id'],
] as const)('a %s is kept of %j as %j', (kind, typed, kept) => {
  expect(normalValue(kind, typed)).toBe(kept)
  expect(normalValue(kind, kept)).toBe(kept)
})

test('of nothing nothing is kept', () => {
  for (const kind of FILTER_KINDS) expect(normalValue(kind, '  ')).toBe('')
})

// docs/spec/filters.md#an-end
test('a filter holds until its end', () => {
  expect([holds({ until: null }, 9), holds({ until: 10 }, 9), holds({ until: 10 }, 10)]).toEqual([
    true,
    true,
    false,
  ])
  const until = (end: number | null) => ({ ...word, until: end }) as const
  expect(nextEnd([until(5), until(20), until(null), until(12)] as never, 5)).toBe(12)
  expect(nextEnd([], 5)).toBe(Number.POSITIVE_INFINITY)
})
