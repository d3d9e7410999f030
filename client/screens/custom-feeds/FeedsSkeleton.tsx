import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './FeedsSkeleton.module.css'

/** Shows the outlines of custom feeds while they load. */
export function FeedsSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')} className={styles.feeds}>
      <Skeleton width="s" />
      <Skeleton width="m" />
      <Skeleton width="s" />
    </div>
  )
}
