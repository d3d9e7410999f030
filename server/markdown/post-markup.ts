/**
 * Turns the markdown of a post into HTML that is not sanitised yet (docs/server/markup.md#markdown-of-posts).
 */
import MarkdownIt from 'markdown-it'
import { renderBlocks } from './flat-blocks.ts'
import { keepGreentext } from './greentext.ts'
import { restrictLinks } from './links.ts'
import { strikeThrough } from './strikethrough.ts'

const md = new MarkdownIt({ html: true, breaks: true }).disable('table')
const { escapeHtml } = md.utils
restrictLinks(md)
keepGreentext(md)
strikeThrough(md)

const { rules } = md.renderer
rules.softbreak = () => '<br>'
rules.hardbreak = () => '<br>'
rules.strong_open = (tokens, index) => (tokens[index]?.markup === '__' ? '<u>' : '<strong>')
rules.strong_close = (tokens, index) => (tokens[index]?.markup === '__' ? '</u>' : '</strong>')
rules.html_inline = (tokens, index) => escapeHtml(tokens[index]?.content ?? '')
rules.image = (tokens, index) => {
  const image = tokens[index]
  const title = image?.attrGet('title')
  return escapeHtml(`![${image?.content}](${image?.attrGet('src')}${title ? ` "${title}"` : ''})`)
}

/** Renders a text without the byte order mark that it may begin with. */
export const renderMarkup = (text: string): string => renderBlocks(md, text.replace(/^\ufeff/, ''))
