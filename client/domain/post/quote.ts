/**
 * Finds the posts that a post quotes, and the parts of its text that repeat them (docs/spec/posts.md#quotes).
 */
import type { Post } from '#contract/entities/post.ts'

/** The fields of a post that say which posts are quoted. */
type Quoting = Pick<Post, 'links'> & { pleroma: Pick<Post['pleroma'], 'quote'> }

/** Returns the quoted posts from `links` and from `pleroma.quote`, each once. */
export function quotesOf({ links, pleroma: { quote } }: Quoting): Post[] {
  const isListed = links.some(({ id }) => id === quote?.id)
  return quote && !isListed ? [quote, ...links] : links
}

/**
 * Returns the addresses of quoted posts. Their `RE:` paragraphs are hidden, because cards show these posts.
 */
export const hiddenHrefs = (quotes: readonly Post[]): string[] =>
  quotes.flatMap(({ uri, url }) => [uri, url]).filter((address) => address !== '')
