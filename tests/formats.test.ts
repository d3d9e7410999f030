/**
 * Tests docs/spec/conventions.md#dates-and-numbers: whatever the client writes with `Intl` is written as in
 * the reader's region, and not as in the language alone, or as the browser likes it when nobody says it.
 */
import { expect, test } from 'vitest'
import { readSources } from '../vite/sources.ts'

/** The files that ask for the language of the texts and not for the region, and what for. */
const ASK_FOR_THE_LANGUAGE: Readonly<Record<string, string>> = {
  'client/app/palette/use-menu-actions.ts': 'the language that a post can be translated to',
  'client/components/composer/text/use-suggestions.ts': 'the names of emoji',
  'client/components/emoji/use-emoji-groups.ts': 'the names of emoji',
  'client/components/language/LanguageOptions.tsx': 'the names of languages',
  'client/components/language/LanguageSelect.tsx': 'the language that is chosen',

  'client/components/post-card/actions/TranslateDialog.tsx': 'the language that a post is translated to',
  'client/components/post-card/actions/use-post-menu.ts': 'the language that a post can be translated to',
  'client/components/preferences/show-preferences.ts': 'the language that is shown',
  'client/components/release-notes/WhatIsNewDialog.tsx': 'the language of the notes',
}

/** Words and letters are parted alike in all languages. */
const WITHOUT_LANGUAGE =
  /new Intl\.(?!Segmenter)\w+\(\s*(?:\)|undefined|\[|\{)|\.toLocale\w+\(\s*(?:\)|undefined|\[|\{)/g

const found = (code: string) => [...code.matchAll(WITHOUT_LANGUAGE)].map(([text]) => text)

const drawn = readSources().filter(
  ({ path }) => path.startsWith('client/') && !/\.test\.|specimen/.test(path),
)

test.each([
  ['new Intl.NumberFormat(locale)', 0],
  ['new Intl.Segmenter()', 0],
  ['name.toLocaleUpperCase(locale)', 0],
  ['new Intl.DateTimeFormat()', 1],
  ['new Intl.ListFormat(undefined, { type: "unit" })', 1],
  ['date.toLocaleDateString()', 1],
  ['date.toLocaleTimeString([], { hour: "numeric" })', 1],
])('%s has %i formats without a language', (code, count) => {
  expect(found(code)).toHaveLength(count)
})

// docs/spec/conventions.md#dates-and-numbers
test('whatever the client writes says in which language, and what has a region asks for that', () => {
  expect(drawn.length).toBeGreaterThan(500)
  expect(drawn.flatMap(({ path, text }) => found(text).map((format) => `${path}: ${format}`))).toEqual([])
  const asking = drawn.filter(
    ({ path, text }) => path !== 'client/i18n/i18n.ts' && /\b(?:useLanguage|currentLocale)\(/.test(text),
  )
  expect(asking.map(({ path }) => path).sort()).toEqual(Object.keys(ASK_FOR_THE_LANGUAGE).sort())
})
