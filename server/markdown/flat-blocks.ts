/**
 * Writes the blocks of a text as HTML. Posts have no lists, no small headings and no rules. Each becomes a
 * paragraph that shows the markup. A block inside a list item goes into its paragraph as it is, where HTML
 * does not allow blocks, and the sanitiser breaks it up, as on the real server
 * (docs/server/markup.md#markdown-of-posts).
 */
import type { Env, MarkdownIt } from 'markdown-it'
import { type Block, readBlocks } from './blocks.ts'
import { markerOf, writeBlock } from './commonmark.ts'

export function renderBlocks(md: MarkdownIt, source: string): string {
  const env: Env = {}
  const { escapeHtml } = md.utils

  const render = (block: Block): string => {
    const { token, inside } = block
    const html = () => inside.map(render).join('')
    switch (token.type) {
      case 'paragraph_open':
        return `<p>${html()}</p>\n`
      case 'heading_open':
        return token.tag === 'h1'
          ? `<h1>${html()}</h1>\n`
          : `<p>${escapeHtml(writeBlock(block, undefined, { hasUnderline: true }))}</p>\n`
      case 'hr':
        return '<p>-----</p>\n'
      case 'blockquote_open':
        return `<blockquote>\n${html()}</blockquote>\n`
      case 'bullet_list_open':
      case 'ordered_list_open':
        return `<p>${inside.map(renderItem).join('<br>')}</p>\n`
      case 'list_item_open':
        return `<li>\n${html()}</li>\n`
      case 'fence':
      case 'code_block':
        return `<pre><code>${escapeHtml(endingWithNewline(token.content))}</code></pre>\n`
      case 'html_block':
        return escapeHtml(token.content)
      default:
        return md.renderer.render([token], md.options, env)
    }
  }

  const renderItem = ({ token, inside }: Block) =>
    markerOf(token) + inside.map((block) => renderInside(block)).join('')

  /** Writes the content of a block in a list item. Code and rules have none. */
  const renderInside = ({ inside }: Block) => {
    const html = inside.map(render).join('')
    return inside[0]?.token.block && inside[0].token.type !== 'inline' ? `\n${html}` : html
  }

  const html = readBlocks(md, source, env).map(render).join('')
  return html.replaceAll('>\n<', '><').replace(/\n+$/, '')
}

const endingWithNewline = (code: string) => (/[^\n]$/.test(code) ? `${code}\n` : code)
