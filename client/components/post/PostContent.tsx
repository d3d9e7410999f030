import { HtmlContent } from '#components/content/HtmlContent.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/instance.ts'
import { useVisitor } from '#data/session.ts'
import { ownOrigins } from '#domain/instance.ts'

/** What the author wrote. */
export function PostContent({ post }: { post: Post }) {
  'use memo'
  const guest = useVisitor().kind === 'guest'
  const instance = useInstance()
  if (post.content === '') return null
  const links = {
    mentions: post.mentions,
    tags: post.tags,
    posts: post.links,
    guest,
    origins: ownOrigins(instance, location.origin),
  }
  return (
    <div lang={post.language ?? undefined}>
      <HtmlContent html={post.content} emojis={post.emojis} links={links} />
    </div>
  )
}
