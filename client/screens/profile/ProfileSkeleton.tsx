import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import header from '#components/profile-header/ProfileHeader.module.css'
import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ProfileSkeleton.module.css'

/** Shows the outlines of a profile while nothing is known of it. */
export function ProfileSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      <div className={header.banner} />
      <div className={header.person}>
        <div className={header.top}>
          <span className={header.avatar}>
            <span className={styles.avatar} />
          </span>
        </div>
        <div className={styles.lines}>
          <Skeleton width="m" />
          <Skeleton width="s" />
          <Skeleton width="l" />
          <Skeleton width="l" />
        </div>
      </div>
      <div className={styles.tabs} />
      <PostSkeleton count={3} />
    </div>
  )
}
