/**
 * Renders the markdown of bios and profile fields: links and line breaks. All else stands as CommonMark that
 * was written anew (docs/server/markup.md#markdown-of-profiles).
 */
import MarkdownIt, { type Token } from 'markdown-it'
import { readBlocks } from './blocks.ts'
import { writeBlock, writeInline } from './commonmark.ts'
import { cleanHtml } from './html.ts'
import { restrictLinks } from './links.ts'

const md = new MarkdownIt({ html: true, breaks: true }).disable('table')
md.inline.ruler.enableOnly([
  'text',
  'newline',
  'escape',
  'backticks',
  'emphasis',
  'link',
  'image',
  'autolink',
  'html_inline',
  'entity',
])
restrictLinks(md)
const { escapeHtml } = md.utils
md.renderer.rules.softbreak = () => '<br>'
md.renderer.rules.hardbreak = () => '<br>'
md.renderer.rules.html_inline = (tokens, index) => escapeHtml(tokens[index]?.content ?? '')

const SPELLING = { hasUnderline: false }

/** A block of the text: the HTML of a paragraph, or the markdown of anything else. */
interface Written {
  html: string
  isParagraph: boolean
}

/** Returns the HTML of a bio or a field. A bio has paragraphs, a field is one line. */
export function renderBasicMarkdown(text: string, use: 'note' | 'field'): string {
  const written = writtenBlocks(text)
  if (use === 'field') {
    return cleanHtml(written.map(({ html }) => html.replaceAll('<br>', '')).join('')).trim()
  }
  return cleanHtml(
    written
      .map(({ html, isParagraph }, index) => {
        const next = written[index + 1]
        if (!isParagraph) return next?.isParagraph ? `${html}\n` : html
        return `<p>${html}${next ? '<br>' : ''}</p>${next && !next.isParagraph ? '\n' : ''}`
      })
      .join(''),
  )
}

function writtenBlocks(text: string): Written[] {
  const blocks = readBlocks(md, text)
  return blocks.map((block, index) => {
    const isParagraph = block.token.type === 'paragraph_open'
    const html = isParagraph
      ? block.inside.map(({ token }) => lineHtml(token.children ?? [])).join('')
      : escapeHtml(writeBlock(block, blocks[index + 1], SPELLING))
    return { html, isParagraph }
  })
}

/** Returns the HTML of a paragraph. Marks, code and images in it are no HTML. */
function lineHtml(tokens: readonly Token[]): string {
  let html = ''
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    const end = endOfMarkup(tokens, at)
    html +=
      end === at
        ? md.renderer.render([token], md.options, {})
        : escapeHtml(writeInline(tokens.slice(at, end), SPELLING))
    at = Math.max(at, end - 1)
  }
  return html
}

/** Returns where the markup ends that begins at a place and is written anew, or the place where none does. */
function endOfMarkup(tokens: readonly Token[], at: number): number {
  const { type, tag, level, nesting } = tokens[at] ?? {}
  if (type === 'code_inline' || type === 'image') return at + 1
  if (nesting !== 1 || (tag !== 'em' && tag !== 'strong')) return at
  return tokens.findIndex((other, index) => index > at && other.nesting === -1 && other.level === level) + 1
}
