import { describe, expect, test } from 'vitest'
import {
  type Insertion,
  insertEmoji,
  insertSuggestion,
  suggestEmoji,
  suggestionTrigger,
  worthSuggesting,
} from './suggestion.ts'

/** The bar marks the cursor. */
function trigger(marked: string) {
  const cursor = marked.indexOf('|')
  const found = suggestionTrigger(marked.replace('|', ''), cursor)
  return found && `${found.kind} ${found.query} ${found.start}`
}

const written = (text: string, { start, end, text: inserted }: Insertion) =>
  text.slice(0, start) + inserted + text.slice(end)

// docs/spec/writing.md#suggestions
describe('what the word before the cursor asks for', () => {
  test.each([
    ['@al|', 'mention al 0'],
    ['hello @alice|', 'mention alice 6'],
    ['hello @alice@mea|', 'mention alice@mea 6'],
    ['(@al|', 'mention al 1'],
    ['@a|', null],
    ['@|', null],
    ['mail me a@bc|', null],
    ['@alice |', null],
    ['@al|ice', 'mention al 0'],
    [':sm|', 'emoji sm 0'],
    ['so :smile|', 'emoji smile 3'],
    [':s|', null],
    ['at 10:30|', null],
    ['https://ex|', null],
    ['line\n@bo|', 'mention bo 5'],
    ['nice :-D|', null],
    [':+1|', 'emoji +1 0'],
    ['日本語:blob|', 'emoji blob 3'],
    ['«:blob|', 'emoji blob 1'],
    ['да:blob|', 'emoji blob 2'],
    ['word:blob|', null],
    [':cat::blob|', null],
    ['host/:blob|', null],
    ['日本語@al|', 'mention al 3'],
    ['こんにちは、@al|', 'mention al 6'],
    ['カタカナー@al|', 'mention al 5'],
    ['สวัสดี@al|', 'mention al 6'],
    ['jörg@al|', null],
    ['user.name@al|', null],
    ['@アリス|', 'mention アリス 0'],
    ['a #Ca|', 'tag Ca 2'],
    ['(#گربه|', 'tag گربه 1'],
    ['>#tea|', 'tag tea 1'],
    ['#c|', null],
    ['a#ca|', null],
    ['##ca|', null],
    ['# head|', null],
    ['https://a.example/#part|', null],
  ])('%s → %s', (text, expected) => {
    expect(trigger(text)).toBe(expected)
  })
})

// docs/spec/writing.md#suggestions
test('a picked mention and a picked emoji are inserted with one space after them', () => {
  const mention = suggestionTrigger('hi @al', 6)
  const emoji = suggestionTrigger(':sm', 3)
  if (!mention || !emoji) throw new Error('no trigger')
  const picked = insertSuggestion('hi @al there', 6, mention, '@alice')
  expect(written('hi @al there', picked)).toBe('hi @alice there')
  expect(picked.start + picked.text.length, 'the place of the cursor').toBe(10)
  expect(written('hi @al', insertSuggestion('hi @al', 6, mention, '@alice'))).toBe('hi @alice ')
  expect(written(':sm', insertSuggestion(':sm', 3, emoji, ':smile:'))).toBe(':smile: ')
})

test.each([
  ['日本語@al', '@alice', '日本語 @alice '],
  ['(@al', '@alice', '(@alice '],
  ['日本語:bl', ':blob:', '日本語:blob: '],
])('behind a word without a space, %s becomes %s', (text, picked, result) => {
  const found = suggestionTrigger(text, text.length)
  if (!found) throw new Error('no trigger')
  expect(written(text, insertSuggestion(text, text.length, found, picked))).toBe(result)
})

// docs/spec/writing.md#emoji-in-a-text
test.each([
  ['', 0, 0, '🎉', '🎉'],
  ['hi', 2, 2, '🎉', 'hi 🎉'],
  ['hi ', 3, 3, '🎉', 'hi 🎉'],
  ['hi\n', 3, 3, ':cat:', 'hi\n:cat:'],
  ['ab', 1, 1, '🎉', 'a 🎉b'],
  ['a selected word', 2, 10, '🎉', 'a 🎉 word'],
])('%j at %i to %i with %s becomes %j', (text, start, end, emoji, result) => {
  expect(written(text, insertEmoji(text, [start, end], emoji))).toBe(result)
})

// docs/spec/writing.md#suggestions
test('the exact single match is no suggestion', () => {
  expect(worthSuggesting([{ acct: 'bob' }], 'bob')).toEqual([])
  expect(worthSuggesting([{ acct: 'bob' }], 'bo')).toHaveLength(1)
  expect(worthSuggesting([{ acct: 'bob' }, { acct: 'bobby' }], 'bob')).toHaveLength(2)
})

// docs/spec/writing.md#suggestions
test('emoji are suggested by name, at most ten, what begins so first', () => {
  const named = (name: string, tags = '') => ({ text: `:${name}:`, name, tags, url: null })
  const names = (query: string) =>
    suggestEmoji([named('blob_cat'), named('cat'), named('dog', 'cat'), named('cathedral')], query).map(
      ({ name }) => name,
    )
  expect(names('ca')).toEqual(['cat', 'cathedral', 'blob_cat'])
  expect(names('zz')).toEqual([])
  const many = Array.from({ length: 12 }, (_, index) => named(`cat${index}`))
  expect(suggestEmoji(many, 'cat')).toHaveLength(10)
})
