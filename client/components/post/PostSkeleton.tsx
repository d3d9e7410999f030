import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PostSkeleton.module.css'

/** Shows the outlines of posts while they load. */
export function PostSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
    <div key={index} className={styles.post} aria-hidden="true">
      <Skeleton shape="round" />
      <div className={styles.lines}>
        <Skeleton width="s" />
        <Skeleton width="l" />
        <Skeleton width="l" />
        <Skeleton width="m" />
      </div>
    </div>
  ))
}
