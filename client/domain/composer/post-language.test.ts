import { expect, test } from 'vitest'
import {
  isOtherLanguage,
  LANGUAGES,
  languageOfDraft,
  likelyLanguage,
  withLanguage,
  wordsToGuess,
} from './post-language.ts'

const viewer = (language: string | null) => ({ source: { language } })

// docs/spec/writing.md#language-of-a-post
test('every language is one of two letters, each once', () => {
  expect(LANGUAGES.every((one) => /^[a-z]{2}$/.test(one))).toBe(true)
  expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length)
})

// docs/spec/writing.md#language-of-a-post
test.each([
  ['chosen', 'de', ['fa'], 'en', 'de'],
  ['chosen to be none', null, ['fa'], 'en', null],
  ['used last', undefined, ['fa', 'de'], 'en', 'fa'],
  ['known to the server', undefined, [], 'en', 'en'],
  ['unknown', undefined, [], null, null],
  ['no language by now', undefined, ['tlh'], 'en', 'en'],
])('the language of a draft is the one that is %s', (_, chosen, recent, own, language) => {
  expect(languageOfDraft(chosen, recent, viewer(own))).toBe(language)
})

// docs/spec/writing.md#language-of-a-post
test('the last three are remembered', () => {
  expect(withLanguage(['en', 'de', 'fa'], 'fr')).toEqual(['fr', 'en', 'de'])
  expect(withLanguage(['en', 'de'], 'de')).toEqual(['de', 'en'])
})

// docs/spec/writing.md#language-of-a-post
test.each([
  ['Guten Morgen zusammen, liebe Leute', 'Guten Morgen zusammen, liebe Leute'],
  ['ok https://a.example/a-very-long-address-of-something', null],
  ['@somebody@elsewhere.example #CatsOfTheWholeWorld', null],
  ['see `const thisIsNoSentence = true` there', null],
  ['این یک متن فارسی برای آزمایش است', 'این یک متن فارسی برای آزمایش است'],
  ['', null],
])('of %j these words are looked at: %j', (text, words) => {
  expect(wordsToGuess(text)).toBe(words)
})

// docs/spec/writing.md#language-of-a-post
test.each([
  [[{ detectedLanguage: 'de', confidence: 0.99 }], 'de'],
  [[{ detectedLanguage: 'zh-Hant', confidence: 0.9 }], 'zh'],
  [[{ detectedLanguage: 'de', confidence: 0.6 }], null],
  [[{ detectedLanguage: 'und', confidence: 1 }], null],
  [[], null],
  [[{}], null],
])('%j is %j', (guesses, language) => {
  expect(likelyLanguage(guesses)).toBe(language)
})

// docs/spec/writing.md#language-of-a-post
test.each([
  ['en', 'de', true],
  [null, 'de', true],
  ['de', 'de', false],
  ['de', null, false],
  ['nb', 'no', false],
  ['hr', 'sr', false],
])('said %j and guessed %j: %s', (said, guess, isOther) => {
  expect(isOtherLanguage(said, guess)).toBe(isOther)
})
