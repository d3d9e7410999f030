import { expect, test } from 'vitest'
import { LOCALES } from '#i18n/locales.ts'
import { findLanguages, nameLanguages } from './find-languages.ts'

const found = (typed: string, inLocale = 'en') =>
  findLanguages(nameLanguages(inLocale), typed).map(({ value }) => value)

// docs/spec/conventions.md#choosing-a-language
test.each([
  ['deu', 'en', ['de']],
  ['Deutsch', 'ja', ['de']],
  ['german', 'fa', ['de']],
  ['ドイツ', 'ja', ['de']],
  ['Englisch', 'de', ['en']],
  ['  PORTUGUÊS ', 'en', ['pt', 'pt-BR']],
  ['portugues', 'en', ['pt', 'pt-BR']],
  ['brasil', 'en', ['pt-BR']],
  ['zh', 'en', ['zh-Hans']],
  ['简', 'en', ['zh-Hans']],
  ['فارس', 'en', ['fa']],
  ['укр', 'en', ['uk']],
  ['ovak', 'en', ['sk']],
  ['klingon', 'en', []],
])('%s finds in the interface of %s %j', (typed, inLocale, languages) => {
  expect(found(typed, inLocale)).toEqual(languages)
})

// docs/spec/conventions.md#choosing-a-language
test('nothing typed finds all languages in their order, and a name that begins so comes first', () => {
  expect(found('')).toEqual(LOCALES)
  // It is inside of slovenčina and svenska, which stand before it in the list.
  expect(found('v')).toEqual(['vi', 'sk', 'sl', 'sv'])
})
