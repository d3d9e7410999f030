/** Finds the links in the HTML of a post that lead away from it (docs/server/markup.md#html-of-posts). */
import type { Post } from '#contract/entities/post.ts'
import { webAddress } from '../profile/link.ts'
import { withoutTags } from './words-of.ts'

const LINK = /<a\s([^>]*)>(.*?)<\/a>/gis
const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`, 'i')
const HREF = attribute('href')
const CLASS = attribute('class')

/**
 * Returns the addresses on the web that a text links to, each once, as they are requested. Names and tags are
 * no such links, nor are other posts that the post shows.
 */
export function linksIn({ content, mentions, tags, links, pleroma }: LinkedPost): string[] {
  const quoted = [...links, ...(pleroma.quote ? [pleroma.quote] : [])].flatMap(({ uri, url }) => [uri, url])
  const known = new Set([...[...mentions, ...tags].map(({ url }) => url), ...quoted])
  const found = [...content.matchAll(LINK)].flatMap(([, attributes = '', text = '']) => {
    const href = withoutTags(HREF.exec(attributes)?.[1] ?? '')
    const address = webAddress(href)
    const isName = /\b(mention|hashtag)\b/.test(CLASS.exec(attributes)?.[1] ?? '')
    return address !== null && !isName && !known.has(href) && text !== '' ? [address] : []
  })
  return [...new Set(found)]
}

type LinkedPost = Pick<Post, 'content' | 'mentions' | 'tags' | 'links' | 'pleroma'>
