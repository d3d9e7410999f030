/**
 * Renders the markdown of bios and profile fields: links and line breaks. All else stays as typed
 * (docs/server/markup.md#markdown-of-profiles).
 */
import MarkdownIt from 'markdown-it'
import { cleanHtml } from './html.ts'
import { restrictLinks } from './links.ts'

const md = new MarkdownIt('zero', { breaks: true }).enable(['newline', 'link', 'autolink'])
restrictLinks(md)
md.renderer.rules.softbreak = () => '<br>'
md.renderer.rules.hardbreak = () => '<br>'

/** Returns the HTML of a bio or a field. A bio has paragraphs, a field is one line. */
export const renderBasicMarkdown = (text: string, use: 'note' | 'field'): string =>
  cleanHtml(
    use === 'note' ? md.render(text).replace(/\n/g, '') : md.renderInline(text).replaceAll('<br>', ' '),
  )
