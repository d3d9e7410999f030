import { EyeOff, Images, Play } from 'lucide-react'
import { useState } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { useVisitor } from '#data/connection/session.ts'
import { dayOf } from '#domain/date.ts'
import { descriptionOf } from '#domain/post/media.ts'
import { preferencesOf } from '#domain/preference.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { cellKind } from '#domain/profile/gallery.ts'
import { threadLink } from '#domain/profile/link.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './GalleryCell.module.css'
import { GalleryFile } from './GalleryFile.tsx'

/** How much of a description is read out for a cell. The post has the whole. */
const LONGEST_NAME = 300

/**
 * Shows the first file of a post as a link to the post, with marks for a film and for several files.
 * Sensitive files stay covered until the viewer uncovers them, as in a card
 * (docs/spec/media.md#sensitive-pictures).
 */
export function GalleryCell({ item: post }: { item: Post }) {
  'use memo'
  const t = useText()
  const locale = useLocale()
  const visitor = useVisitor()
  const preferences = preferencesOf(visitor.kind === 'user' ? visitor.account : null)
  const [isUncovered, setUncovered] = useState(false)
  const isCoverable = post.sensitive && preferences.contentWarningsEnabled
  const isCovered = isCoverable && !isUncovered
  const { media_attachments: files, account, created_at } = post
  const [file] = files
  if (!file) return null
  const kind = cellKind(file)
  const description = isCovered ? null : descriptionOf(file)
  const date = dayOf(created_at, locale)
  const author = displayName(account)
  const byAuthor = date === null ? author : t('gallery.post', { name: author, date })
  const name = description?.slice(0, LONGEST_NAME) ?? byAuthor

  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div role="listitem" className={styles.cell} data-row={post.id}>
      <a {...threadLink(post.id, preferences.conversationNewTabEnabled)} className={styles.link} data-large>
        <VisuallyHidden>{t('gallery.cell', { name, kind, count: files.length })}</VisuallyHidden>
        {!isCovered && <GalleryFile file={file} kind={kind} />}
        <span className={styles.marks}>
          {(kind === 'video' || kind === 'audio') && <Play aria-hidden="true" data-mark="play" />}
          {files.length > 1 && <Images aria-hidden="true" />}
        </span>
      </a>
      {isCoverable && (
        <button
          type="button"
          className={styles.cover}
          data-covering={isCovered}
          aria-label={isCovered ? undefined : t('media.hide')}
          data-tooltip={isCovered ? undefined : t('media.hide')}
          onClick={() => setUncovered(isCovered)}
        >
          <EyeOff aria-hidden="true" />
          {isCovered && <span>{t('media.sensitive')}</span>}
        </button>
      )}
    </div>
  )
}
