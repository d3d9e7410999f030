/** Contents of a million characters and more, each a burden for one way of reading text. */

const MILLION = 1_000_000

const repeated = (text: string) => text.repeat(Math.ceil(MILLION / text.length))

export const GIANTS: Readonly<Record<string, string>> = {
  'opening brackets': repeated('<'),
  'closing brackets': repeated('>'),
  'beginnings of comments': repeated('<!--'),
  'beginnings of paragraphs': repeated('<p '),
  'beginnings of links': repeated('<a '),
  'beginnings of addresses': repeated('<a href="'),
  ampersands: repeated('&'),
  escapes: repeated('&amp;'),
  asterisks: repeated('*'),
  'square brackets': repeated('['),
  colons: repeated(':'),
  shortcodes: repeated(':cat:'),
  'unknown shortcodes': repeated(':a:'),
  'at signs': repeated('@'),
  spaces: repeated(' '),
  'hard spaces': repeated('\u00a0'),
  'line breaks': repeated('\n'),
  'broken lines': repeated('<br>'),
  'quoted lines': repeated('> \n'),
  tabs: repeated('\t'),
  letters: repeated('a'),
  words: repeated('word '),
  'combining marks': `a${repeated('\u0301')}`,
  'letters with marks': repeated('a\u0301\u0302\u0303\u0304'),
  joiners: repeated('\u200d'),
  emoji: repeated('👩‍👩‍👧‍👦'),
  'turns of direction': repeated('\u202ea\u2066'),
  'nested blocks': repeated('<div>'),
  'nested quotes': repeated('<blockquote>'),
  'nested lists': repeated('<ul><li>'),
  'nested words': repeated('<b><i>'),
  'nested tables': repeated('<table><tr><td>'),
  'nested ruby': repeated('<ruby>a<rt>'),
  'nested paragraphs in words': repeated('<b><p>'),
  'open links': repeated('<a href="https://a.example">'),
  links: repeated('<a href="https://a.example">a</a>'),
}
