/**
 * Renders the administrator's markdown: everything but tables, with raw HTML escaped
 * (docs/server/markup.md#markdown-of-the-administrator).
 */
import MarkdownIt from 'markdown-it'

const md = new MarkdownIt({ html: false, linkify: true, xhtmlOut: true, breaks: true }).disable('table')

export const renderFullMarkdown = (text: string): string => md.render(text)
