/** Markdown of the administrator: everything but tables, raw HTML escaped (contract 7.3). */
import MarkdownIt from 'markdown-it'

const md = new MarkdownIt({ html: false, linkify: true, xhtmlOut: true, breaks: true }).disable('table')

export const renderFullMarkdown = (text: string): string => md.render(text)
