import { describe, expect, test } from 'vitest'
import {
  bare,
  closestFirst,
  hostAsked,
  otherKinds,
  ownPageAt,
  readSearch,
  searchAs,
  suggestionQueries,
  tidy,
  withRecent,
} from './search.ts'

describe('what is searched for', () => {
  test.each([
    ['@bob', 'accounts'],
    ['＠bob', 'accounts'],
    ['  @bob@meadow.example ', 'accounts'],
    ['bob@meadow.example', 'accounts'],
    ['acct:bob@meadow.example', 'accounts'],
    ['!gardeners@meadow.example', 'accounts'],
    ['did:pkh:eip155:1:0xAb', 'accounts'],
    [`0x${'aB'.repeat(20)}`, 'accounts'],
    ['#garden', 'tags'],
    ['＃garden', 'tags'],
    ['#two words', 'tags'],
    ['>kettle', 'posts'],
    ['> two words', 'posts'],
    ['https://meadow.example/@erin', 'address'],
    ['ap://did:key:z6Mk/actor', 'address'],
    ['garden', 'words'],
    ['two words', 'words'],
    ['https://', 'words'],
    ['0xab', 'words'],
  ])('%s: %s', (text, kind) => {
    expect(readSearch(text)).toMatchObject({ kind })
  })

  test('of a payment link, the address is searched (docs/spec/payments.md#pasted-addresses)', () => {
    const q = `0x${'aB'.repeat(20)}`
    expect(readSearch(` ethereum:${q}@1?value=1`)).toEqual({ kind: 'accounts', q })
  })

  test('a space after the prefix is dropped', () => {
    expect(readSearch('# garden')).toEqual({ kind: 'tags', q: '#garden' })
    expect(readSearch('> two words')).toEqual({ kind: 'posts', q: '>two words' })
  })

  test.each(['', '   ', '@', '#', '> ', '\u200b', '\u2068\u2069'])('%j is no search', (text) => {
    expect(readSearch(text)).toBeNull()
  })

  // docs/spec/search.md#one-kind-at-a-time
  test.each([
    ['garden', { accounts: 'garden', tags: '#garden', posts: '>garden' }],
    ['two words', { posts: '>two words' }],
    ['باغ', { tags: '#باغ', posts: '>باغ' }],
    ['می\u200cخواهم', { tags: '#می\u200cخواهم', posts: '>می\u200cخواهم' }],
    ['bob.b', { accounts: 'bob.b', posts: '>bob.b' }],
    ["o'hara", { posts: ">o'hara" }],
    ['🐈', { posts: '>🐈' }],
  ])('plain words are searched as every kind that they can be: %s', (text, searches) => {
    expect(readSearch(text)).toEqual({ kind: 'words', searches })
  })
})

test.each([
  ['\u2068@bob\u2069', '@bob'],
  ['one\n\ttwo', 'one two'],
  ['\u200e#tag', '#tag'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['a＠b', 'a＠b'],
])('%j is sent as %j', (text, sent) => {
  expect(tidy(text)).toBe(sent)
})

test.each([
  ['@bob', 'bob'],
  ['> two words', 'two words'],
  ['＃tag', 'tag'],
  ['bob@meadow.example', 'bob@meadow.example'],
])('%s without its prefix is %s', (q, words) => {
  expect(bare(q)).toBe(words)
})

test('the same words as another kind', () => {
  expect(searchAs('posts', '@bob')).toBe('>bob')
  expect(searchAs('tags', 'bob')).toBe('#bob')
})

test.each([
  ['@bob', null],
  ['bob', null],
  ['@bob@meadow.example', 'meadow.example'],
  ['bob@meadow.example:8080', 'meadow.example:8080'],
  ['https://meadow.example/@erin', 'meadow.example'],
  ['>mail bob@meadow.example', null],
])('%s asks %s', (q, host) => {
  expect(hostAsked(q)).toBe(host)
})

test.each([
  ['@bob', ['accounts'], ['tags', 'posts']],
  ['#two words', ['tags'], ['posts']],
  ['>باغ', ['posts'], ['tags']],
  ['garden', ['accounts', 'tags', 'posts'], []],
  ['@bob@meadow.example', ['accounts'], []],
  ['https://meadow.example/1', ['accounts', 'posts'], []],
] as const)('%s, searched as %j, could also be %j', (q, asked, kinds) => {
  expect(otherKinds(q, asked)).toEqual(kinds)
})

test.each([
  ['https://kith.example/@alice', '/@alice'],
  ['https://kith.example/users/alice', '/@alice'],
  ['https://kith.example/collections/tags/tea', '/tag/tea'],
  ['https://kith.example/media/1.png', null],
  ['https://meadow.example/@alice', null],
])('%s is the page %s', (address, path) => {
  expect(ownPageAt(address, ['https://kith.example'])).toBe(path)
})

test.each([
  ['bo', 'bo', 'bo'],
  ['@bo', 'bo', null],
  ['#bo', null, 'bo'],
  ['>bo', null, null],
  ['b', null, null],
  ['@b', null, null],
  ['bob@mea', 'bob@mea', null],
  ['bob@', 'bob@', null],
  ['two words', null, null],
  ['باغ', null, 'باغ'],
  ['https://meadow.example', null, null],
])('while %s is typed people called %s and tags with %s are suggested', (text, accounts, tags) => {
  expect(suggestionQueries(text)).toEqual({ accounts, tags })
})

test('exact matches come first, then addresses that begin with the words, then the others in the server’s order', () => {
  const found = ['kebob', 'bobby', 'Bob', 'bob@meadow.example', 'bob2', 'thingamabob'].map((acct) => ({
    acct,
  }))
  expect(closestFirst(found, 'bob').map(({ acct }) => acct)).toEqual([
    'Bob',
    'bob@meadow.example',
    'bobby',
    'bob2',
    'kebob',
    'thingamabob',
  ])
})

// docs/spec/search.md#recent-searches
test('the last eight searches are stored, the newest first, each once', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
  expect(withRecent(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual([
    '9',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ])
})
