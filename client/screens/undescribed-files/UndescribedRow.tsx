import { plainText } from '#components/content/plain-text.ts'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Post } from '#contract/entities/post.ts'
import { dayOf } from '#domain/date.ts'
import { ownContent } from '#domain/post/own-content.ts'
import { firstWords } from '#domain/post/parent.ts'
import { undescribedFiles } from '#domain/post/undescribed.ts'
import { postPath } from '#domain/profile/link.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { UndescribedFile } from './UndescribedFile.tsx'
import styles from './UndescribedRow.module.css'

/** Shows a post by its day, with a field for each of its files that has no description. */
export function UndescribedRow({ item: post }: { item: Post }) {
  const t = useText()
  const locale = useLocale()
  const day = dayOf(post.created_at, locale) ?? ''
  const words = firstWords(plainText(ownContent(post)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div role="listitem" className={styles.row} data-row={post.id} tabIndex={-1} ref={handOverToNeighbour}>
      <a href={postPath(post.id)} data-alone>
        {t('undescribed.post', { day })}
      </a>
      {words && (
        <p className={styles.excerpt} dir="auto" lang={post.language ?? ''}>
          {words}
        </p>
      )}
      {undescribedFiles(post).map((file) => (
        <RowBoundary key={file.id} item={file}>
          <UndescribedFile postId={post.id} file={file} number={post.media_attachments.indexOf(file) + 1} />
        </RowBoundary>
      ))}
    </div>
  )
}
