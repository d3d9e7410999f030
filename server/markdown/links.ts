/** Restricts the links that local people may write (docs/server/markup.md#link-schemes). */
import type { MarkdownIt, Token } from 'markdown-it'
import { linkBareAddresses } from './bare-links.ts'
import { isLinkable } from './schemes.ts'

/**
 * Percent-encodes addresses as they were typed, a lone percent sign excepted. A link that is not allowed
 * leaves only its text.
 */
export function restrictLinks(md: MarkdownIt): void {
  md.validateLink = () => true
  md.normalizeLink = (url) =>
    url
      .split('%')
      .map((part) => md.utils.lib.mdurl.encode(part))
      .join('%')
  md.normalizeLinkText = (url) => url
  linkBareAddresses(md)
  md.core.ruler.push('unlink', ({ tokens }) => {
    for (const token of tokens) if (token.children) token.children = linked(token.children)
  })
}

function linked(children: Token[]): Token[] {
  let isDropped = false
  return children.filter((token) => {
    if (token.type === 'link_open') isDropped = !isLinkable(String(token.attrGet('href')))
    return !(isDropped && /^link_(open|close)$/.test(token.type))
  })
}
