import { HtmlContent } from '#components/content/HtmlContent.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { ownOrigins } from '#domain/instance.ts'
import { isLong } from '#domain/length.ts'
import { withoutQuotes } from '#domain/post/own-content.ts'
import { hiddenHrefs, quotesOf } from '#domain/post/quote.ts'
import { FoldedContent } from './FoldedContent.tsx'

/** Shows the text of a post. A long one is folded unless `whole` (docs/spec/posts.md#long-posts). */
export function PostContent({ post, whole = false }: { post: Post; whole?: boolean }) {
  'use memo'
  const guest = useVisitor().kind === 'guest'
  const instance = useInstance()
  if (post.content === '') return null
  // Of the post only what is read: a like must not parse the text anew.
  const quotes = quotesOf({ links: post.links, pleroma: { quote: post.pleroma.quote } })
  const links = {
    mentions: post.mentions,
    tags: post.tags,
    posts: quotes,
    guest,
    origins: ownOrigins(instance, location.origin),
  }
  const content = (
    <HtmlContent
      html={withoutQuotes(post.content, hiddenHrefs(quotes))}
      lang={post.language}
      emojis={post.emojis}
      links={links}
    />
  )
  return whole || !isLong(post.content) ? content : <FoldedContent id={post.id}>{content}</FoldedContent>
}
