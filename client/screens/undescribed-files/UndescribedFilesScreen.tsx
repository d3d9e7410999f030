import { Captions } from 'lucide-react'
import { BackHead } from '#components/layout/BackHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { useViewer } from '#data/connection/session.ts'
import { undescribedQuery } from '#data/posts/undescribed.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './UndescribedRow.module.css'
import { UndescribedRow } from './UndescribedRow.tsx'

/**
 * Shows the viewer's own posts that have files without a description, to put that right
 * (docs/spec/media.md#files-without-a-description).
 */
export function UndescribedFilesScreen() {
  const t = useText()
  const viewer = useViewer()
  const title = t('undescribed.title')
  const back = { href: pathTo('edit-profile'), label: t('edit_profile.title') }
  return (
    <Page title={title} head={<BackHead title={title} back={back} />}>
      <p className={styles.help}>{t('undescribed.help')}</p>
      {viewer ? (
        <PagedList
          label={title}
          list={undescribedQuery(viewer.id)}
          row={UndescribedRow}
          role="list"
          waiting={<PostSkeleton count={3} />}
          empty={
            <EmptyState icon={<Captions />} title={t('undescribed.none')}>
              {t('undescribed.none_hint')}
            </EmptyState>
          }
        />
      ) : (
        <PostSkeleton count={3} />
      )}
    </Page>
  )
}
