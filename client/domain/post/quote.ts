/** Which posts a post quotes, and what of its text repeats them (spec A §2.15 "Quotes", decisions "Quotes"). */
import type { Post } from '#contract/entities/post.ts'

/** Quoted posts from `links` and from `pleroma.quote`, each once. */
export function quotesOf(post: Pick<Post, 'links' | 'pleroma'>): Post[] {
  const { quote } = post.pleroma
  const isListed = post.links.some(({ id }) => id === quote?.id)
  return quote && !isListed ? [quote, ...post.links] : post.links
}

/** Addresses whose `RE:` paragraph says again what a card below the text shows. */
export const hiddenHrefs = (quotes: readonly Post[]): string[] =>
  quotes.flatMap(({ uri, url }) => [uri, url]).filter((address) => address !== '')
