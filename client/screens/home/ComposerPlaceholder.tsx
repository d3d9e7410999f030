import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ComposerPlaceholder.module.css'

/** Keeps the composer's place until it is known who is writing, so that the posts below do not move. */
export function ComposerPlaceholder() {
  return (
    <div className={styles.place}>
      <Skeleton width="l" />
    </div>
  )
}
