/**
 * Finds the one post that another post quotes. `links` holds quoted and linked posts alike, but a quoted one
 * has its own paragraph below the text, which contains only its address (docs/server/posts.md#quotes,
 * docs/server/markup.md#quote-paragraph).
 */
import type { Post } from '#contract/entities/post.ts'
import { quotesOf } from './quote.ts'

/** Both patterns stop where the next match could begin, so that even a hostile text takes linear time. */
const PARAGRAPH = /<p(\s[^<>]*)?>((?:(?!<\/?p[\s>]).)*)<\/p>/gis
const LINK = /<a\s(?:[^<>]*?\s)?href=(?:"([^"<]*)"|'([^'<]*)')[^<>]*>(?:(?!<a\s).)*?<\/a>/gis

/** Returns the quoted post; null when the post quotes none and only links others in its text. */
export function quoteOf(post: Pick<Post, 'links' | 'pleroma' | 'content'>): Post | null {
  const named = Array.from(post.content.matchAll(PARAGRAPH), ([, attributes = '', inner = '']) =>
    addressNamed(attributes, inner),
  )
  const isNamed = ({ uri, url }: Post) => [uri, url].some((one) => one !== '' && named.includes(one))
  return quotesOf(post).find(isNamed) ?? null
}

/** Returns the address in a paragraph that contains nothing else; null for other paragraphs. */
function addressNamed(attributes: string, inner: string): string | null {
  const [link, ...others] = inner.matchAll(LINK)
  if (!link || others.length > 0) return null
  const [element, quoted, single = ''] = link
  const words = inner.replace(element, '').replace(/<[^>]*>/g, '')
  const isQuote = /\binline-quote\b/.test(attributes) || words.trim() === 'RE:'
  return isQuote ? (quoted ?? single).replaceAll('&amp;', '&') : null
}
