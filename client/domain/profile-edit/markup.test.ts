import { describe, expect, test } from 'vitest'
import { renderBasicMarkdown } from '#server/markdown/basic.ts'
import { noteHtml, valueHtml } from './markup.ts'

/** Compares with the reference server, which is compared with the answers of a real one. */
describe('a bio is shown as the server will make it (docs/server/markup.md#markdown-of-profiles)', () => {
  test.each([
    'One *line*\nand https://other.example/path and @carol #tag <b>x</b>',
    'First\n\nSecond\n\n\n\nThird',
    '',
    '   ',
    '[the guild](https://guild.example/a_(b)) and <https://x.example>',
    '[x](javascript:alert(1)) and [y](/settings) and [z](data:text/html,1)',
    'See https://a.example/b, (https://c.example/d) and https://e.example/f_(g).',
    'www.example.org and mailto:me@example.org and xmpp:me@example.org',
    'a & b "c" &amp; **d** `e` # f',
    'name@example.org, bitcoin:abc, example.org',
    '- a\n- b\n\n# h\n\n> q\n\nend',
    'begin\n\n- a\n- b\n\nend',
    '[a <script>](https://x.example/?q="x") <script>alert(1)</script>',
    'https://x.example/%20a?b=50%&c',
    '日本語 https://例え.example/道 نشانی',
  ])('%j', (note) => {
    expect(noteHtml(note)).toBe(renderBasicMarkdown(note, 'note'))
  })

  test.each(['https://a.example', 'two\nlines', 'a & b **c**', '[x](https://y.example)', ''])(
    'the value %j of a field',
    (value) => {
      expect(valueHtml(value)).toBe(renderBasicMarkdown(value, 'field'))
    },
  )
})
