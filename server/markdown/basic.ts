/** Renders "markdown basic" of bios and profile fields: links and line breaks, all else as typed (contract 7.3). */
import MarkdownIt from 'markdown-it'
import { cleanHtml } from './html.ts'
import { restrictLinks } from './links.ts'

const md = new MarkdownIt('zero', { breaks: true }).enable(['newline', 'link', 'autolink'])
restrictLinks(md)
md.renderer.rules.softbreak = () => '<br>'
md.renderer.rules.hardbreak = () => '<br>'

/** A note has paragraphs, a field is one line of links. */
export const renderBasicMarkdown = (text: string, use: 'note' | 'field'): string =>
  cleanHtml(
    use === 'note' ? md.render(text).replace(/\n/g, '') : md.renderInline(text).replaceAll('<br>', ' '),
  )
