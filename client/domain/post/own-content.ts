/**
 * Takes out of a post what repeats a quoted post that has a card of its own (docs/spec/posts.md#quotes,
 * docs/server/markup.md#quote-paragraph): "RE: <link>" in many forms, and any words in a `p.inline-quote`.
 * Every pattern stops where the next match could begin, so that even a hostile text takes linear time.
 */
import type { Post } from '#contract/entities/post.ts'
import { hiddenHrefs, quotesOf } from './quote.ts'

const INLINE = String.raw`(?:\s|</?(?:span|bdi|b|strong|i|em)(?:\s[^<>]*)?>)*`
const BREAK = String.raw`<br\s*/?>`
const LINK = String.raw`<a\s(?:(?!href=)[^<>])*href=["'](?<href>[^"'<>]*)["'][^<>]*>(?:(?!</?a[\s>])[\s\S])*</a>`

/** A line that is nothing but a label and an address, and the last one of its paragraph. */
const LINE = new RegExp(
  `(?<start>^|<(?:p|div)(?:\\s[^<>]*)?>|${BREAK})(?<open>${INLINE})(?:RE|RT|QT):(?<close>${INLINE})(?:${BREAK})?` +
    `\\s*\\[?(?:${LINK}|(?<address>https?://[^\\s<>\\]]+))\\]?(?=${INLINE}(?:${BREAK}\\s*)*(?:</(?:p|div)>|$))`,
  'g',
)

const MARKED =
  /<p\s[^<>]*class=["'][^"'<>]*\b(?:inline-quote|quote-inline)\b[^<>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>/g

const EMPTY = /<p(?:\s[^<>]*)?>(?:\s|<br\s*\/?>|<\/?span(?:\s[^<>]*)?>)*<\/p>/g

/** Returns the HTML without what repeats the posts with these addresses. */
export function withoutQuotes(html: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return html
  const isShown = (address = '') => addresses.includes(address.replaceAll('&amp;', '&'))
  let end = 0
  let kept = ''
  for (const { 0: line, index, groups = {} } of html.matchAll(LINE)) {
    const { start = '', open = '', close = '', href, address } = groups
    if (!isShown(href ?? address)) continue
    const before = kept + html.slice(end, index)
    kept = (start.startsWith('<br') ? withoutBreaks(before) : before + start) + open.trim() + close.trim()
    end = index + line.length
  }
  const rest = kept + html.slice(end)
  const own = rest.replace(MARKED, (paragraph, inner: string) => {
    const [link, ...others] = inner.matchAll(new RegExp(LINK, 'g'))
    return link && others.length === 0 && isShown(link.groups?.href) ? '' : paragraph
  })
  return own === html ? html : own.replace(EMPTY, '')
}

/** Returns the text without the line breaks at its end. */
function withoutBreaks(text: string): string {
  const trimmed = text.trimEnd()
  const at = trimmed.lastIndexOf('<br')
  return at !== -1 && /^<br\s*\/?>$/.test(trimmed.slice(at)) ? withoutBreaks(trimmed.slice(0, at)) : trimmed
}

/** Returns what a post says itself: its HTML, without what repeats the posts that it quotes. */
export const ownContent = (post: Pick<Post, 'content' | 'links' | 'pleroma'>): string =>
  withoutQuotes(post.content, hiddenHrefs(quotesOf(post)))
