import { describe, expect, test } from 'vitest'
import { hostIn, isSameSource, mergedFeedsOf, nameOfSources, newMergedFeedId, tagsIn } from './merged-feed.ts'

const tea = { kind: 'tag', value: 'tea' } as const
const meadow = { kind: 'host', value: 'meadow.example' } as const
const group = { kind: 'group', value: '0198', label: 'Gardeners' } as const

// docs/spec/feeds.md#merged-feeds
// docs/spec/feeds.md#where-merged-feeds-are-stored
test('feeds are read from the preferences, by their names', () => {
  const values = {
    'feed.1': { title: 'Zebra', sources: [tea, group] },
    'feed.2': { title: 'Apple', sources: [meadow] },
    'feed.3': null,
    feed: { title: 'no', sources: [tea] },
    'filter:1': { title: 'no', sources: [tea] },
  }
  expect(mergedFeedsOf(values)).toEqual([
    { id: 'feed.2', title: 'Apple', sources: [meadow] },
    { id: 'feed.1', title: 'Zebra', sources: [tea, group] },
  ])
})

// docs/spec/feeds.md#where-merged-feeds-are-stored
test.each([
  ['no sources', { title: 'a' }],
  ['no source', { title: 'a', sources: [] }],
  ['no name', { sources: [tea] }],
  ['an unknown kind among them', { title: 'a', sources: [tea, { kind: 'smell', value: 'x' }] }],
  ['an empty value', { title: 'a', sources: [{ kind: 'tag', value: '' }] }],
  ['a text', 'tea'],
])('with %s it is none', (_, stored) => {
  expect(mergedFeedsOf({ 'feed.1': stored })).toEqual([])
})

// docs/spec/feeds.md#where-merged-feeds-are-stored
test('a feed with more sources than this version shows is none: a change would take the others away', () => {
  const sources = Array.from({ length: 6 }, (_, index) => ({ kind: 'tag', value: `t${index}` }))
  expect(mergedFeedsOf({ 'feed.1': { title: 'a', sources } })).toEqual([])
  expect(mergedFeedsOf({ 'feed.1': { title: 'a', sources: sources.slice(1) } })[0]?.sources).toHaveLength(5)
})

test('a new feed gets an id that no other has', () => {
  const numbers = [0.5, 0.1, 0.5, 0.2]
  const id = newMergedFeedId({}, () => 0.1)
  expect(id).toMatch(/^feed\.\w+$/)
  expect(newMergedFeedId({ [id]: {} }, () => numbers.shift() ?? 0)).not.toBe(id)
})

test('a feed without a name is called like what is in it', () => {
  expect(nameOfSources([tea, meadow, group])).toBe('#tea meadow.example Gardeners')
})

test('two sources are the same whatever their labels', () => {
  expect(isSameSource(group, { ...group, label: 'x' })).toBe(true)
  expect(isSameSource(tea, { kind: 'host', value: 'tea' })).toBe(false)
})

// docs/spec/feeds.md#new-merged-feed
describe('what is typed', () => {
  test.each([
    ['', []],
    ['Tea', ['tea']],
    ['#tea, ##Rain  #tea', ['tea', 'rain']],
    ['چای، باران', ['چای', 'باران']],
    ['tea-time', null],
    ['https://a.example', null],
  ])('the hashtags in %j are %j', (typed, tags) => {
    expect(tagsIn(typed)?.map(({ value }) => value) ?? null).toEqual(tags)
  })

  test.each([
    ['meadow.example', 'meadow.example'],
    [' https://Meadow.example/about ', 'meadow.example'],
    ['@erin@meadow.example', 'meadow.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['', undefined],
    ['not a host', undefined],
  ])('the server in %j is %s', (typed, host) => {
    expect(hostIn(typed)?.value).toBe(host)
  })
})
