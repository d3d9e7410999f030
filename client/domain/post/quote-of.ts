/**
 * The one post that another quotes. Quoted and linked posts are listed alike, but a quote has a paragraph of its own that
 * only names it, below the text (contract 2.6, 7.1).
 */
import type { Post } from '#contract/entities/post.ts'
import { quotesOf } from './quote.ts'

/** Each stops where the next of its kind begins: no text, however long, is read again from every such place. */
const PARAGRAPH = /<p(\s[^<>]*)?>((?:(?!<\/?p[\s>]).)*)<\/p>/gis
const LINK = /<a\s(?:[^<>]*?\s)?href=(?:"([^"<]*)"|'([^'<]*)')[^<>]*>(?:(?!<a\s).)*?<\/a>/gis

/** Null when it only links others in its text. */
export function quoteOf(post: Pick<Post, 'links' | 'pleroma' | 'content'>): Post | null {
  const named = Array.from(post.content.matchAll(PARAGRAPH), ([, attributes = '', inner = '']) =>
    addressNamed(attributes, inner),
  )
  const isNamed = ({ uri, url }: Post) => [uri, url].some((one) => one !== '' && named.includes(one))
  return quotesOf(post).find(isNamed) ?? null
}

/** Null where a paragraph says anything else. */
function addressNamed(attributes: string, inner: string): string | null {
  const [link, ...others] = inner.matchAll(LINK)
  if (!link || others.length > 0) return null
  const [element, quoted, single = ''] = link
  const words = inner.replace(element, '').replace(/<[^>]*>/g, '')
  const isQuote = /\binline-quote\b/.test(attributes) || words.trim() === 'RE:'
  return isQuote ? (quoted ?? single).replaceAll('&amp;', '&') : null
}
