import { Images } from 'lucide-react'
import { PagedList } from '#components/list/PagedList.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { ShownList } from '#data/lists/lists.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GalleryCell } from './GalleryCell.tsx'
import styles from './GalleryGrid.module.css'
import { GallerySkeleton } from './GallerySkeleton.tsx'

/** Shows posts as square cells, three beside each other. */
export function GalleryGrid({ label, list }: { label: string; list: ShownList<Post> }) {
  const t = useText()
  return (
    <div className={styles.grid}>
      <PagedList
        label={label}
        list={list}
        row={GalleryCell}
        role="list"
        waiting={<GallerySkeleton />}
        empty={
          <EmptyState icon={<Images />} title={t('gallery.empty')}>
            {t('gallery.empty_hint')}
          </EmptyState>
        }
      />
    </div>
  )
}
