/** Finds the posts that a post quotes, and the parts of its text that repeat them (docs/spec/posts.md#quotes). */
import type { Post } from '#contract/entities/post.ts'

/** Returns the quoted posts from `links` and from `pleroma.quote`, each once. */
export function quotesOf(post: Pick<Post, 'links' | 'pleroma'>): Post[] {
  const { quote } = post.pleroma
  const isListed = post.links.some(({ id }) => id === quote?.id)
  return quote && !isListed ? [quote, ...post.links] : post.links
}

/** Returns the addresses of quoted posts. Their `RE:` paragraphs are hidden, because cards show these posts. */
export const hiddenHrefs = (quotes: readonly Post[]): string[] =>
  quotes.flatMap(({ uri, url }) => [uri, url]).filter((address) => address !== '')
