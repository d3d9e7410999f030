/** Texts that somebody else may send for any text there is; each strains the layout in a way of its own. */

const LENGTH = 1_500

const repeated = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length))

export const TEXTS: Readonly<Record<string, string>> = {
  'one long word': repeated('x', 5_000),
  'many words': repeated('word '),
  'a long address': `https://a.example/${repeated('path/')}`,
  'words joined by hard spaces': repeated('word\u00a0'),
  'letters joined by zero-width joiners': repeated('a\u200d'),
  'joiners and nothing else': `a${repeated('\u2060')}`,
  'piled marks': repeated(`Z${'\u0301\u0316\u034e'.repeat(10)}`),
  'a word from right to left': repeated('סוף'),
  'turns of direction': repeated('\u202eabc\u2067def '),
  'line breaks': repeated('a\n'),
  'empty lines': `a${repeated('\n')}`,
  tabs: repeated('a\t'),
  'emoji in a row': repeated('👩‍👩‍👧‍👦'),
  'wide letters': repeated('﷽'),
  shortcodes: repeated(':cat:'),
  'signs of markup': repeated('<&"\'>'),
}
