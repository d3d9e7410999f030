import { expect, test } from 'vitest'
import { distinctReactions, findReaction, reactionCount, withReaction } from './reaction.ts'

const CAT = 'https://kith.example/media/cat.png'
const party = { name: '🎉', url: null, count: 2, me: false }
const heart = { name: '❤️', url: null, count: 1, me: true }
const cat = { name: 'cat', url: CAT, count: 3, me: true }
const all = [party, heart, cat]

// docs/spec/posts.md#counters
test('likes and reactions are counted together', () => {
  const pleroma = {
    emoji_reactions: all,
    in_reply_to_account_acct: null,
    parent_visible: true,
    quote_visible: true,
    quote: null,
  }
  expect(reactionCount({ favourites_count: 4, pleroma })).toBe(10)
})

test.each([
  [
    'added to those of others',
    { name: '🎉', url: null },
    true,
    [{ ...party, count: 3, me: true }, heart, cat],
  ],
  [
    'added as the first',
    { name: '👀', url: null },
    true,
    [...all, { name: '👀', url: null, count: 1, me: true }],
  ],
  [
    'a custom one is added with its picture',
    { name: 'dog', url: 'https://kith.example/media/dog.png' },
    true,
    [...all, { name: 'dog', url: 'https://kith.example/media/dog.png', count: 1, me: true }],
  ],
  [
    'removed from those of others',
    { name: 'cat', url: CAT },
    false,
    [party, heart, { ...cat, count: 2, me: false }],
  ],
  ['removed as the last', { name: '❤️', url: null }, false, [party, cat]],
  ['removed in another spelling', { name: '❤', url: null }, false, [party, cat]],
])('withReaction: %s', (_, emoji, on, expected) => {
  expect(withReaction(all, emoji, on)).toEqual(expected)
})

test.each([
  ['adding the viewer’s own', { name: 'cat', url: null }, true],
  ['removing another person’s', { name: '🎉', url: null }, false],
  ['removing one that nobody added', { name: '👀', url: null }, false],
])('withReaction: %s changes nothing', (_, emoji, on) => {
  expect(withReaction(all, emoji, on)).toBe(all)
})

test('a reaction is found in either spelling', () => {
  expect(findReaction(all, { name: '❤', url: null })).toBe(heart)
  expect(findReaction(all, { name: '👀', url: null })).toBeUndefined()
})

test('of two custom emoji with one name, the one with the same image is found', () => {
  const elsewhere = { ...cat, url: 'https://meadow.example/cat.png', me: false }
  expect(findReaction([cat, elsewhere], elsewhere)).toBe(elsewhere)
  expect(findReaction([cat, elsewhere], { name: 'cat', url: null })).toBe(cat)
})

test('a repeated reaction counts once, one name with two images twice', () => {
  const elsewhere = { ...cat, url: 'https://meadow.example/cat.png' }
  expect(distinctReactions([cat, party, { ...cat, count: 9 }, elsewhere])).toEqual([cat, party, elsewhere])
})
