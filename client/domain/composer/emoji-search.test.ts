import { expect, test } from 'vitest'
import { type Emoji, isSingleEmoji, searchEmoji } from './emoji-search.ts'

const standard = (text: string, name: string, tags = ''): Emoji => ({ text, name, tags, url: null })
const custom = (name: string): Emoji => ({ text: `:${name}:`, name, tags: '', url: `/media/${name}.png` })

const EMOJI = [
  custom('blob_cat'),
  custom('cat'),
  standard('😹', 'cat with tears of joy', 'laugh lol'),
  standard('🐈', 'cat'),
  standard('🐱', 'cat face', 'pet'),
  standard('🏝️', 'vacation island', 'desert'),
  standard('🚚', 'delivery truck'),
  standard('❤️', 'red heart', 'love'),
  standard('💌', 'love letter', 'mail'),
  standard('🧑‍🌾', 'farmer', 'gardener'),
  standard('🟢', 'grüner Kreis'),
]

const found = (query: string) => searchEmoji(EMOJI, query).map(({ text }) => text)

// docs/spec/reactions.md#emoji-picker-search
test.each([
  [
    'exact names first, then beginnings, words and the rest',
    'cat',
    [':cat:', '🐈', '😹', '🐱', ':blob_cat:', '🏝️'],
  ],
  ['a tag comes after every name', 'love', ['💌', '❤️']],
  ['a tag is found by its beginning only', 'sert', []],
  ['case and accents do not matter', 'GRUN', ['🟢']],
  ['a shortcode with its colons', ':blob_cat:', [':blob_cat:']],
  ['a shortcode begun with its colon', ':blob', [':blob_cat:']],
  ['a space for an underscore', 'blob cat', [':blob_cat:']],
  ['spaces around', '  truck ', ['🚚']],
  ['nothing', 'zebra', []],
  ['no text', ' ', []],
])('%s', (_, query, expected) => {
  expect(found(query)).toEqual(expected)
})

// docs/spec/reactions.md#emoji-picker-search
test.each([
  ['🐈', '🐈'],
  ['❤', '❤️'],
  [' 🧑‍🌾 ', '🧑‍🌾'],
])('the emoji %j finds itself', (query, expected) => {
  expect(found(query)).toEqual([expected])
})

test.each(['👍🏽', '🫩'])('%s is not listed and finds itself all the same', (text) => {
  expect(searchEmoji(EMOJI, text)).toEqual([{ text, name: text, tags: '', url: null }])
})

test.each([
  ['🎉', true],
  ['🇩🇪', true],
  ['👨‍👩‍👧', true],
  ['1️⃣', true],
  ['❤', true],
  ['1', false],
  ['🎉🎉', false],
  ['a', false],
  ['🎉 party', false],
  ['', false],
])('isSingleEmoji(%j) is %s', (text, expected) => {
  expect(isSingleEmoji(text)).toBe(expected)
})
