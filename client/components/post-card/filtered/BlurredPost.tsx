import { useId } from 'react'
import { useFilterName } from '#components/filter/filter-texts.ts'
import { PostMedia } from '#components/post/media/PostMedia.tsx'
import { PostContent } from '#components/post/PostContent.tsx'
import { PostHeader } from '#components/post/PostHeader.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { NamedFilter } from '#domain/filter/filter.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FilteredPost.module.css'
import { FilterLink } from './FilterLink.tsx'

/**
 * Shows a post with its author, and the rest of it blurred, under the name of the filter. Nobody can read or
 * reach what is blurred, with or without eyes.
 */
export function BlurredPost({
  entry,
  filter,
  position,
  onShow,
}: {
  entry: Post
  filter: NamedFilter
  position: number | undefined
  onShow: () => void
}) {
  const t = useText()
  const authorId = useId()
  const post = entry.reblog ?? entry
  const filterName = useFilterName()(filter)
  return (
    <article
      ref={handOverToNeighbour}
      className={styles.blurred}
      data-row={entry.id}
      aria-labelledby={authorId}
      aria-posinset={position}
      aria-setsize={position && -1}
      tabIndex={-1}
    >
      <PostHeader post={post} authorId={authorId} />
      <div className={styles.cover}>
        <div className={styles.content} inert>
          <PostContent post={post} />
          {post.media_attachments.length > 0 && <PostMedia attachments={post.media_attachments} sensitive />}
        </div>
        <div className={styles.over}>
          <FilterLink>{t('filter.blurred', { filter: filterName })}</FilterLink>
          <Button size="s" onClick={onShow}>
            {t('filter.show')}
          </Button>
        </div>
      </div>
    </article>
  )
}
