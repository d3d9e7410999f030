import type { Post } from '#contract/entities/post.ts'
import { useIsMuted } from '#data/people/use-is-muted.ts'
import { useText } from '#i18n/i18n.ts'
import { PostMedia } from '../media/PostMedia.tsx'
import { PostContent } from '../PostContent.tsx'
import { PostHeader } from '../PostHeader.tsx'
import { Poll } from '../poll/Poll.tsx'
import styles from './QuoteCard.module.css'

/**
 * Shows a quoted post inside another post; a long one is folded unless `whole`. A post by a muted author is
 * shown as not available.
 */
export function QuoteCard({ post, whole = false }: { post: Post; whole?: boolean }) {
  const t = useText()
  if (useIsMuted(post)) return <p className={styles.unavailable}>{t('post.unavailable')}</p>
  return (
    <blockquote className={styles.quote} data-card>
      <PostHeader post={post} />
      <PostContent post={post} whole={whole} />
      {post.poll && <Poll post={post} />}
      {post.media_attachments.length > 0 && (
        <PostMedia attachments={post.media_attachments} sensitive={post.sensitive} />
      )}
    </blockquote>
  )
}
