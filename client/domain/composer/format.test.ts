import { expect, test } from 'vitest'
import { type Format, formatted } from './format.ts'

/** `[` and `]` stand for the selection, `|` for the cursor. */
function press(marked: string, format: Format): string {
  const isCursor = marked.includes('|')
  const start = marked.indexOf(isCursor ? '|' : '‹')
  const end = isCursor ? start : marked.indexOf('›') - 1
  const text = marked.replace(/[|‹›]/g, '')
  const { start: from, end: to, text: written, selection } = formatted(text, [start, end], format)
  const after = text.slice(0, from) + written + text.slice(to)
  const [begin, finish] = selection
  const middle = begin === finish ? '|' : `‹${after.slice(begin, finish)}›`
  return after.slice(0, begin) + middle + after.slice(finish)
}

// docs/spec/writing.md#formatting
test.each<[Format, string, string]>([
  ['bold', 'a ‹word› here', 'a **‹word›** here'],
  ['bold', 'a **‹word›** here', 'a ‹word› here'],
  ['bold', 'a ‹**word**› here', 'a ‹word› here'],
  ['bold', 'a ‹word ›here', 'a **‹word›** here'],
  ['bold', 'a ‹*word*› here', 'a **‹*word*›** here'],
  ['italic', 'a **‹word›** here', 'a ***‹word›*** here'],
  ['italic', 'a ***‹word›*** here', 'a **‹word›** here'],
  ['bold', 'a ***‹word›*** here', 'a *‹word›* here'],
  ['italic', '‹**word**›', '*‹**word**›*'],
  ['bold', 'one wo|rd here', 'one **‹word›** here'],
  ['bold', 'a |', 'a **|**'],
  ['bold', 'a **|**', 'a |'],
  ['bold', 'a **word|** here', 'a **word**| here'],
  ['italic', 'a word|', 'a word*|*'],
  ['bold', '‹one\n\ntwo›', '‹**one**\n\n**two**›'],
  ['bold', '‹**one**\n\n**two**›', '‹one\n\ntwo›'],
  ['bold', '‹**one**\ntwo›', '‹**one**\n**two**›'],
  ['italic', '‹- one\n- two ›', '‹- *one*\n- *two*› '],
  ['bold', '‹  ›', '  **|**'],
  ['code', 'say ‹x = 1›', 'say `‹x = 1›`'],
  ['code', 'say `‹x = 1›`', 'say ‹x = 1›'],
  ['code', 'say ‹a`b›', 'say `` ‹a`b› ``'],
  ['code', 'a‹b\nc›d', '‹```\nab\ncd\n```›'],
  ['code', '‹```\nab\ncd\n```›', '‹ab\ncd›'],
  ['code', '‹a\n```\nb›', '‹````\na\n```\nb\n````›'],
  ['list', 'o‹ne\ntw›o\nthree', '‹- one\n- two›\nthree'],
  ['list', '‹- one\n- two›', '‹one\ntwo›'],
  ['list', '‹* one\ntwo›', '‹* one\n- two›'],
  ['list', 'first\n|', 'first\n- |'],
  ['list', 'first\n- |', 'first\n|'],
  ['list', 'on|e', '- on|e'],
  ['quote', '‹one\n\ntwo›', '‹> one\n\n> two›'],
  ['quote', '‹> one\n\n> two›', '‹one\n\ntwo›'],
  ['quote', '‹>green›', '‹> >green›'],
  ['link', 'see ‹this› one', 'see [this](|) one'],
  ['link', 'see ‹https://a.example/?b=c› one', 'see [|](https://a.example/?b=c) one'],
  ['link', 'see |', 'see [|]()'],
  ['link', 'see ‹[this](https://a.example)›', 'see ‹this›'],
])('%s: %j becomes %j', (format, before, after) => {
  expect(press(before, format)).toBe(after)
})

// docs/spec/writing.md#formatting
test.each<[Format, string]>([
  ['bold', 'a ‹word› here'],
  ['italic', 'a ‹word› here'],
  ['code', 'a ‹word› here'],
  ['code', '‹one\ntwo›'],
  ['list', '‹one\n\ntwo›'],
  ['quote', '‹one\ntwo›'],
])('%s, pressed twice, leaves %j as it was', (format, text) => {
  expect(press(press(text, format), format).replace(/[‹›]/g, '')).toBe(text.replace(/[‹›]/g, ''))
})
