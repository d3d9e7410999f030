/**
 * Writes parsed markdown as CommonMark again, as the real server does with what it does not turn into HTML:
 * one spelling for each mark, escapes and entities resolved (docs/server/markup.md#markdown-written-anew).
 */
import type { Token } from 'markdown-it'
import type { Block } from './blocks.ts'

/** How marks are written that have two spellings. */
interface Spelling {
  /** Whether two underscores are a mark of their own, as in posts. In bios they are the same as asterisks. */
  hasUnderline: boolean
}

const INDENT = '    '
const MAILBOX = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const MARKS: ReadonlyMap<string, string> = new Map(Object.entries({ em: '*', strong: '**', del: '~~' }))

/** Writes one block of the first level. What follows it decides whether the end of a list is marked. */
export function writeBlock(block: Block, next: Block | undefined, spelling: Spelling): string {
  return writeBlocks(next ? [block, next] : [block], { isTight: false, spelling })[0] ?? ''
}

interface Place {
  /** Whether no empty lines stand between the blocks, as in a list that has none. */
  isTight: boolean
  spelling: Spelling
  isFirstInItem?: boolean
}

function writeBlocks(blocks: readonly Block[], place: Place): string[] {
  return blocks.map((block, index) => {
    const written = writeOne(block, { ...place, isFirstInItem: place.isFirstInItem === true && index === 0 })
    return isList(block) && needsEnd(blocks[index + 1]) ? `${written}\n\n<!-- end list -->` : written
  })
}

const isList = ({ token }: Block) => /^(bullet|ordered)_list_open$/.test(token.type)

/** Tells whether a block would be read as a part of the list before it. */
const needsEnd = (block: Block | undefined) =>
  block !== undefined && (isList(block) || ['code_block', 'fence'].includes(block.token.type))

function writeOne({ token, inside }: Block, place: Place): string {
  switch (token.type) {
    case 'paragraph_open':
      return textOf(inside, place.spelling)
    case 'heading_open':
      return `${'#'.repeat(Number(token.tag.slice(1)))} ${textOf(inside, place.spelling).replaceAll('\n', ' ')}`
    case 'blockquote_open':
      return prefixed(joined(inside, { ...place, isTight: false }), '> ')
    case 'bullet_list_open':
    case 'ordered_list_open':
      return writeList(inside, place.spelling)
    case 'fence':
    case 'code_block':
      return writeCode(token, place)
    case 'html_block':
      return token.content.replace(/\n+$/, '')
    case 'hr':
      return '-----'
    default:
      throw new Error(`No CommonMark for ${token.type}`)
  }
}

const joined = (blocks: readonly Block[], place: Place): string =>
  writeBlocks(blocks, place).join(place.isTight ? '\n' : '\n\n')

function writeList(items: readonly Block[], spelling: Spelling): string {
  // The paragraphs of a list without empty lines are hidden.
  const isTight = !items.some(({ inside }) => inside.some(({ token }) => isLoose(token)))
  return items
    .map(({ token, inside }) => {
      const marker = markerOf(token)
      const text = joined(inside, { isTight, spelling, isFirstInItem: true })
      return marker + prefixed(text, ' '.repeat(marker.length)).slice(marker.length)
    })
    .join(isTight ? '\n' : '\n\n')
}

const isLoose = ({ type, hidden }: Token) => type === 'paragraph_open' && !hidden

/** Returns the mark of an item: a hyphen, or its number in four columns. */
export const markerOf = ({ info, markup }: Token): string =>
  info === '' ? '- ' : `${Number(info)}${markup} `.padEnd(INDENT.length)

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n')

/** Writes code: indented where that would be read as the same code, otherwise between backticks. */
function writeCode({ content, info }: Token, { isFirstInItem }: Place): string {
  const code = content.replace(/\n$/, '')
  const isPlain = info.trim() === '' && code.length > 1 && !/^\s|\s$/.test(code)
  if (isPlain && isFirstInItem !== true) return prefixed(code, INDENT)
  const fence = fenceFor(code, 3)
  return `${fence}${info.trim() === '' ? '' : ` ${info.trim()}`}\n${code}\n${fence}`
}

/** Returns more backticks than stand in a row in the code, and no fewer than `least`. */
function fenceFor(code: string, least: number): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  return '`'.repeat(Math.max(least, longest + 1))
}

const textOf = (inside: readonly Block[], spelling: Spelling): string =>
  inside.map(({ token }) => writeInline(token.children ?? [], spelling)).join('')

/** Writes the marks, links and texts of a line. */
export function writeInline(tokens: readonly Token[], spelling: Spelling): string {
  let written = ''
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    if (token.type !== 'link_open') {
      written += writeToken(token, spelling)
      continue
    }
    const end = tokens.findIndex(({ type }, index) => index > at && type === 'link_close')
    written += writeLink(token, writeInline(tokens.slice(at + 1, end), spelling))
    at = end
  }
  return written
}

function writeToken({ type, tag, content, markup, attrs }: Token, { hasUnderline }: Spelling): string {
  switch (type) {
    case 'text':
      return content.replaceAll('\t', '&#9;').replace(MAILBOX, '<$&>')
    case 'code_inline':
      return writeInlineCode(content)
    case 'softbreak':
    case 'hardbreak':
      return '\n'
    case 'html_inline':
      return content
    case 'image': {
      const { src = '', title } = Object.fromEntries(attrs ?? [])
      return `![${content}](${src}${title ? ` "${title}"` : ''})`
    }
    default:
      return hasUnderline && markup === '__' ? markup : (MARKS.get(tag) ?? '')
  }
}

function writeInlineCode(code: string): string {
  const ticks = fenceFor(code, 1)
  const space = /^`|`$/.test(code) ? ' ' : ''
  return ticks + space + code + space + ticks
}

/** Writes a link: in angle brackets where it shows its own address. */
function writeLink(token: Token, text: string): string {
  const { href = '', title } = Object.fromEntries(token.attrs ?? [])
  if (!title && /^[a-z][\w+.-]+:/i.test(String(href)) && href === text) return `<${text}>`
  return `[${text}](${href}${title ? ` "${title}"` : ''})`
}
