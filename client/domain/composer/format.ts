/**
 * Writes markdown into a text as the formatting buttons do, and takes it away again
 * (docs/spec/writing.md#formatting, docs/server/markup.md#markdown-of-posts).
 */
import type { Insertion } from './suggestion.ts'

export const FORMATS = ['bold', 'italic', 'code', 'list', 'quote', 'link'] as const
export type Format = (typeof FORMATS)[number]

type Range = readonly [start: number, end: number]

/** One change of a text, and what is selected then. */
export interface FormatChange extends Insertion {
  selection: Range
}

/** Returns the change that gives what is selected a format, or takes it away where all of it has it. */
export function formatted(text: string, selected: Range, format: Format): FormatChange {
  switch (format) {
    case 'bold':
      return withMark(text, selected, '**')
    case 'italic':
      return withMark(text, selected, '*')
    case 'code':
      return text.slice(...selected).includes('\n') ? asBlock(text, selected) : withMark(text, selected, '`')
    case 'list':
      return withPrefix(text, selected, { prefix: '- ', known: /^[-*+] / })
    case 'quote':
      return withPrefix(text, selected, { prefix: '> ', known: /^> / })
    case 'link':
      return asLink(text, selected)
  }
}

/** Finds the mark of a list or a quote before the words of a line. */
const LINE_START = /^(?:\s|[-*+>] |\d+[.)] )*/

function withMark(text: string, selected: Range, mark: string): FormatChange {
  const [start, end] = withoutSpace(text, selected)
  return start === end ? markAtCursor(text, start, mark) : markSelected(text, [start, end], mark)
}

/** Marks the word around the cursor; elsewhere words that are still to come. */
function markAtCursor(text: string, at: number, mark: string): FormatChange {
  const before = text.slice(0, at)
  const after = text.slice(at)
  const isBehind = endsWithMark(before, mark)
  const isClosed = startsWithMark(after, mark)
  if (isBehind && isClosed) return change([at - mark.length, at + mark.length], '', [0, 0])
  // Pressed once more at the end of what is marked, it ends there.
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (isClosed && line.includes(mark) && /\S$/.test(before))
    return change([at, at], '', [mark.length, mark.length])
  const start = at - (/[\p{L}\p{N}_]*$/u.exec(before)?.[0].length ?? 0)
  const end = at + (/^[\p{L}\p{N}_]*/u.exec(after)?.[0].length ?? 0)
  if (start < at && at < end) return markSelected(text, [start, end], mark)
  return change([at, at], mark + mark, [mark.length, mark.length])
}

/** Each line has marks of its own: they mean nothing across paragraphs. */
function markSelected(text: string, [start, end]: Range, mark: string): FormatChange {
  const isAround = endsWithMark(text.slice(0, start), mark) && startsWithMark(text.slice(end), mark)
  const words = text.slice(start, end)
  if (isAround) return change([start - mark.length, end + mark.length], words, [0, words.length])
  const lines = words.split('\n')
  const isMarked = lines.every((line) => line.trim() === '' || partsOf(line, mark).isMarked)
  const written = lines.map((line) => {
    const { prefix, inner, rest, isMarked: has } = partsOf(line, mark)
    if (inner === '' || has !== isMarked) return line
    if (has) return prefix + inner.slice(mark.length, -mark.length) + rest
    return prefix + marked(inner, mark) + rest
  })
  const changed = written.join('\n')
  const isOneLine = lines.length === 1 && !isMarked && changed === marked(words, mark)
  const edge = isOneLine ? (changed.length - words.length) / 2 : 0
  return change([start, end], changed, [edge, changed.length - edge])
}

function partsOf(line: string, mark: string) {
  const prefix = LINE_START.exec(line)?.[0] ?? ''
  const inner = line.slice(prefix.length).trimEnd()
  const isMarked = inner.length > 2 * mark.length && startsWithMark(inner, mark) && endsWithMark(inner, mark)
  return { prefix, inner, rest: line.slice(prefix.length + inner.length), isMarked }
}

/** Code that holds the mark itself stands between more of them. */
function marked(words: string, mark: string): string {
  if (mark !== '`' || !words.includes(mark)) return mark + words + mark
  const fence = longerThanIn(words, 1)
  return `${fence} ${words} ${fence}`
}

const longerThanIn = (text: string, fewest: number) => {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  return '`'.repeat(Math.max(fewest, longest + 1))
}

/** One star is not the half of two: three are both. */
const isRun = (run: string, mark: string) =>
  mark === '*' ? run.length % 2 === 1 : mark === '`' ? run.length === 1 : run.length >= 2

const startsWithMark = (text: string, mark: string) =>
  isRun((mark === '`' ? /^`*/ : /^\**/).exec(text)?.[0] ?? '', mark)
const endsWithMark = (text: string, mark: string) =>
  isRun((mark === '`' ? /`*$/ : /\**$/).exec(text)?.[0] ?? '', mark)

function asBlock(text: string, selected: Range): FormatChange {
  const [start, end] = wholeLines(text, selected)
  const lines = text.slice(start, end)
  const [, inner] = /^`{3,}\n(.*)\n`{3,}$/s.exec(lines) ?? []
  if (inner !== undefined) return change([start, end], inner, [0, inner.length])
  const fence = longerThanIn(lines, 3)
  const block = `${fence}\n${lines}\n${fence}`
  return change([start, end], block, [0, block.length])
}

/** Empty lines stay empty: one with the sign of a quote would end it for the server. */
function withPrefix(
  text: string,
  selected: Range,
  { prefix, known }: { prefix: string; known: RegExp },
): FormatChange {
  const [start, end] = wholeLines(text, selected)
  const lines = text.slice(start, end).split('\n')
  const hasIt = lines.some((line) => line !== '') && lines.every((line) => line === '' || known.test(line))
  const isEmpty = lines.length === 1 && lines[0] === ''
  const written = lines.map((line) => {
    if (hasIt) return line.replace(known, '')
    return (line === '' && !isEmpty) || known.test(line) ? line : prefix + line
  })
  const changed = written.join('\n')
  if (selected[0] !== selected[1]) return change([start, end], changed, [0, changed.length])
  const at = Math.max(0, selected[0] - start + changed.length - (end - start))
  return change([start, end], changed, [at, at])
}

const ADDRESS = /^(?:https?:\/\/|www\.|mailto:)\S+$/i
const LINK = /^\[([^\]]*)\]\([^()\s]*\)$/

function asLink(text: string, selected: Range): FormatChange {
  const [start, end] = withoutSpace(text, selected)
  const words = text.slice(start, end)
  const [, name] = LINK.exec(words) ?? []
  if (name !== undefined) return change([start, end], name, [0, name.length])
  if (words === '' || ADDRESS.test(words)) return change([start, end], `[](${words})`, [1, 1])
  const at = words.length + 3
  return change([start, end], `[${words}]()`, [at, at])
}

/** `selection` counts from the beginning of what is written. */
function change([start, end]: Range, text: string, [from, to]: Range): FormatChange {
  return { start, end, text, selection: [start + from, start + to] }
}

function wholeLines(text: string, [start, end]: Range): Range {
  const next = text.indexOf('\n', end)
  return [text.lastIndexOf('\n', start - 1) + 1, next === -1 ? text.length : next]
}

/** Marks that touch a space mean nothing. */
function withoutSpace(text: string, [start, end]: Range): Range {
  const words = text.slice(start, end)
  if (words.trim() === '') return [end, end]
  return [start + words.length - words.trimStart().length, end - words.length + words.trimEnd().length]
}
