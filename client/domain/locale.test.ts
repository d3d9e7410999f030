import { expect, test } from 'vitest'
import { chooseLocale, direction, regionalVariant } from './locale.ts'

const KNOWN = ['de', 'en', 'fa', 'pt', 'pt-BR', 'zh-Hans']

// docs/spec/conventions.md#languages
test.each([
  ['a saved choice wins', 'fa', ['de'], 'fa'],
  ['the language of the browser', null, ['de'], 'de'],
  ['a language with its region', null, ['pt-br'], 'pt-BR'],
  ['else the base language', null, ['de-AT', 'fa'], 'de'],
  ['Portugal', null, ['pt-PT'], 'pt'],
  ['a country that has no catalogue of its own', null, ['pt-AO'], 'pt'],
  ['the script of a country', null, ['zh-CN'], 'zh-Hans'],
  ['a script with a country', null, ['zh-Hans-SG'], 'zh-Hans'],
  ['another script of the same language', null, ['zh-TW'], 'en'],
  ['another script, and a further language', null, ['zh-Hant-HK', 'de'], 'de'],
  ['another script that was chosen', 'zh-Hans', ['zh-TW'], 'zh-Hans'],
  ['Taiwan without a script', null, ['zh-TW', 'fa'], 'fa'],
  ['a related language', null, ['nb'], 'en'],
  ['a related language with its region', null, ['nb-NO'], 'en'],
  ['something that is no language', null, ['x_y', 'de'], 'de'],
  ['the next preferred language counts', null, ['xx', 'fa-IR'], 'fa'],
  ['a saved language that is not available', 'xx', [], 'en'],
  ['no available language', null, ['xx'], 'en'],
])('%s', (_, saved, browser, locale) => {
  expect(chooseLocale(KNOWN, saved, browser)).toBe(locale)
})

// docs/spec/conventions.md#dates-and-numbers
test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-DE', 'en-GB'], 'en-GB'],
  ['en', ['en-US', 'en-GB'], 'en'],
  ['en', ['en', 'en-GB'], 'en'],
  ['de', ['de-AT'], 'de-AT'],
  ['de', ['en-GB'], 'de'],
  ['fa', ['fa-IR'], 'fa'],
  ['pt', ['en-GB'], 'pt-PT'],
  ['pt', ['pt-AO'], 'pt-AO'],
  ['pt-BR', ['pt-BR'], 'pt-BR'],
  ['pt-BR', ['pt-PT'], 'pt-BR'],
  ['zh-Hans', ['zh-CN'], 'zh-Hans'],
  ['zh-Hans', ['zh-SG'], 'zh-Hans-SG'],
  ['zh-Hans', ['zh-TW', 'zh-Hans-SG'], 'zh-Hans-SG'],
  ['zh-Hans', ['de-DE', 'x_y'], 'zh-Hans'],
  ['en', ['en-AU', 'en-GB'], 'en-AU'],
  ['en', ['en-IN'], 'en-IN'],
  ['en', ['en-Latn-AU'], 'en-AU'],
  ['en', ['en-GB-oxendict'], 'en-GB'],
  ['en', ['en-US@posix', 'en-x-private', ''], 'en'],
])('%s for %j is written as in %s', (language, browser, expected) => {
  expect(regionalVariant(language, browser)).toBe(expected)
  expect(() => new Intl.NumberFormat(expected)).not.toThrow()
})

test('Persian is written from right to left', () => {
  expect(direction('fa')).toBe('rtl')
  expect(direction('de')).toBe('ltr')
})
