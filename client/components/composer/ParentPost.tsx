import { PostMedia } from '#components/post/media/PostMedia.tsx'
import { PostContent } from '#components/post/PostContent.tsx'
import { PostHeader } from '#components/post/PostHeader.tsx'
import type { Post } from '#contract/entities/post.ts'
import styles from './ParentPost.module.css'

/**
 * The post that is answered or passed on, in sight while one writes. It scrolls by itself, the text stays
 * where it is.
 */
export function ParentPost({ label, post }: { label: string; post: Post }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
    <section className={styles.parent} aria-label={label} tabIndex={0}>
      <PostHeader post={post} />
      <PostContent post={post} whole />
      {post.media_attachments.length > 0 && (
        <PostMedia attachments={post.media_attachments} sensitive={post.sensitive} />
      )}
    </section>
  )
}
