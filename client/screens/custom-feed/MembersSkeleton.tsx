import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './MembersSkeleton.module.css'

const ROWS = ['m', 's', 'm', 's'] as const

/** Shows the outlines of members while they load. */
export function MembersSkeleton() {
  return ROWS.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move
    <div key={index} className={styles.row} aria-hidden="true">
      <Skeleton shape="round" />
      <Skeleton width={width} />
    </div>
  ))
}
