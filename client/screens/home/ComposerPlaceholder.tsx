import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ComposerPlaceholder.module.css'

/** Keeps the space of the composer until the viewer is known, so that the posts below do not move. */
export function ComposerPlaceholder() {
  return (
    <div className={styles.place}>
      <Skeleton width="l" />
    </div>
  )
}
