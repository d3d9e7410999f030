/** Which links survive in text of people of this instance, and how they are written (contract 7.1). */
import type { MarkdownIt } from 'markdown-it'

const SCHEMES = /^(bitcoin|https?|irc|magnet|mailto|xmpp|gemini|monero|mumble|nex):/i

/** Bare addresses need their scheme; what looks like e-mail stays text. */
export function restrictLinks(md: MarkdownIt): void {
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  md.validateLink = (url) => SCHEMES.test(url)
  const renderLink: NonNullable<typeof md.renderer.rules.link_open> = (tokens, index) => {
    const href = String(tokens[index]?.attrGet('href') ?? '')
    return `<a href="${md.utils.escapeHtml(href)}" rel="noopener">`
  }
  md.renderer.rules.link_open = renderLink
}
