/** "Markdown basic" for bios and profile fields: links and line breaks, all else as typed (contract 7.3). */
import MarkdownIt from 'markdown-it'
import { restrictLinks } from './links.ts'

const md = new MarkdownIt('zero', { breaks: true, linkify: true }).enable([
  'newline',
  'link',
  'autolink',
  'linkify',
])
restrictLinks(md)
md.renderer.rules.softbreak = () => '<br>'
md.renderer.rules.hardbreak = () => '<br>'

/** A note has paragraphs, a field is one line of links. */
export const renderBasicMarkdown = (text: string, use: 'note' | 'field'): string =>
  use === 'note' ? md.render(text).replace(/\n/g, '') : md.renderInline(text).replaceAll('<br>', ' ')
