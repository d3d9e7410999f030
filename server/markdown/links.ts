/** Restricts the links that local people may write (docs/server/markup.md#link-schemes). */
import type { MarkdownIt, Token } from 'markdown-it'
import { linkBareAddresses } from './bare-links.ts'
import { isLinkableMarkdown } from './schemes.ts'

/**
 * Percent-encodes addresses as they were typed, a lone percent sign excepted. A link that is not allowed
 * leaves only its text.
 */
export function restrictLinks(md: MarkdownIt): void {
  md.validateLink = () => true
  md.normalizeLink = (url) => {
    const [host = ''] = NUMERIC_HOST.exec(url) ?? []
    const encoded = url
      .slice(host.length)
      .split('%')
      .map((part) => md.utils.lib.mdurl.encode(part))
    return host + encoded.join('%')
  }
  md.normalizeLinkText = (url) => url
  linkBareAddresses(md)
  md.core.ruler.push('unlink', ({ tokens }) => {
    for (const token of tokens) if (token.children) token.children = linked(token.children)
  })
}

/** Matches the beginning of an address whose host is one of IPv6. */
const NUMERIC_HOST = /^[a-z]+:\/\/\[[\da-f:.]+\]/i

function linked(children: Token[]): Token[] {
  let isDropped = false
  return children.filter((token) => {
    if (token.type === 'link_open') isDropped = !isLinkableMarkdown(String(token.attrGet('href')))
    return !(isDropped && /^link_(open|close)$/.test(token.type))
  })
}
