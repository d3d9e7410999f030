import { useId } from 'react'
import type { Post } from '#contract/entities/post.ts'
import styles from './PostCard.module.css'
import { PostContent } from './PostContent.tsx'
import { PostCounters } from './PostCounters.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostMedia } from './PostMedia.tsx'
import { RepostHeader } from './RepostHeader.tsx'

/** One entry of a list: a post, or under a header that says who reposted it, the post of someone else (spec A §2.15). */
export function PostCard({ post: entry, position }: { post: Post; position?: number }) {
  'use memo'
  const authorId = useId()
  const post = entry.reblog ?? entry
  return (
    <article
      className={styles.card}
      aria-labelledby={authorId}
      aria-posinset={position}
      aria-setsize={position && -1}
      tabIndex={-1}
    >
      {entry.reblog && <RepostHeader account={entry.account} />}
      <PostHeader post={post} authorId={authorId} />
      <PostContent post={post} />
      {post.media_attachments.length > 0 && (
        <PostMedia attachments={post.media_attachments} sensitive={post.sensitive} />
      )}
      <PostCounters post={post} />
    </article>
  )
}
