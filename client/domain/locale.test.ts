import { expect, test } from 'vitest'
import { chooseLocale, direction } from './locale.ts'

const KNOWN = ['de', 'en', 'fa', 'pt', 'pt-BR']

// docs/spec/conventions.md#languages
test.each([
  ['a saved choice wins', 'fa', ['de'], 'fa'],
  ['the language of the browser', null, ['de'], 'de'],
  ['a language with its region', null, ['pt-br'], 'pt-BR'],
  ['else the base language', null, ['de-AT', 'fa'], 'de'],
  ['the next preferred language counts', null, ['xx', 'fa-IR'], 'fa'],
  ['a saved language that is not available', 'xx', [], 'en'],
  ['no available language', null, ['xx'], 'en'],
])('%s', (_, saved, browser, locale) => {
  expect(chooseLocale(KNOWN, saved, browser)).toBe(locale)
})

test('Persian is written from right to left', () => {
  expect(direction('fa')).toBe('rtl')
  expect(direction('de')).toBe('ltr')
})
