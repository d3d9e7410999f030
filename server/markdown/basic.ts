/**
 * Renders the markdown of bios and profile fields: links and line breaks. All else stays as typed
 * (docs/server/markup.md#markdown-of-profiles).
 */
import MarkdownIt, { type Token } from 'markdown-it'
import { cleanHtml } from './html.ts'
import { restrictLinks } from './links.ts'

const md = new MarkdownIt({ html: true, breaks: true })
md.inline.ruler.enableOnly([
  'text',
  'newline',
  'escape',
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
md.renderer.rules.image = (tokens, index) => {
  const image = tokens[index]
  return escapeHtml(`![${image?.content}](${image?.attrGet('src')})`)
}

/** A block of the text: the HTML of a paragraph, or the source of anything else. */
interface Block {
  html: string
  isParagraph: boolean
}

/** Returns the HTML of a bio or a field. A bio has paragraphs, a field is one line. */
export function renderBasicMarkdown(text: string, use: 'note' | 'field'): string {
  const blocks = blocksOf(text)
  if (use === 'field') {
    return cleanHtml(blocks.map(({ html }) => html.replaceAll('<br>', '')).join('')).trim()
  }
  const written = blocks.map(({ html, isParagraph }, index) => {
    const isLast = index === blocks.length - 1
    if (!isParagraph) return isLast ? html : `${html}\n`
    return `<p>${html}${isLast ? '' : '<br>'}</p>`
  })
  return cleanHtml(written.join(''))
}

/** Returns the blocks of the first level. Those that a profile does not have stand as they were typed. */
function blocksOf(text: string): Block[] {
  const lines = text.split('\n')
  const tokens = md.parse(text, {})
  return tokens.flatMap((token, index): Block[] => {
    if (token.level > 0 || token.nesting === -1) return []
    const isParagraph = token.type === 'paragraph_open'
    const children = tokens[index + 1]?.children ?? []
    if (isParagraph) return [{ html: md.renderer.renderInline(children, md.options, {}), isParagraph }]
    return [{ html: escapeHtml(sourceOf(token, lines)), isParagraph }]
  })
}

/** Returns the source of a block, with the marks of its lists and rules as the real server writes them. */
function sourceOf({ type, map }: Token, lines: string[]): string {
  if (type === 'hr') return '-----'
  const source = lines.slice(...(map ?? [0, 0])).join('\n')
  const typed = source.replace(/^(\d+[.)]) /gm, (_, number: string) => `${number} `.padEnd(4))
  return (type === 'ordered_list_open' ? typed : source).replace(/\n+$/, '')
}
