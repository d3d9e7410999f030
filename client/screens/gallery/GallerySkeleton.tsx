import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './GallerySkeleton.module.css'

const CELLS = Array.from({ length: 9 }, (_, index) => index)

/** Shows the shape of a gallery that is loading. */
export const GallerySkeleton = () => (
  <div className={styles.cells}>
    {CELLS.map((cell) => (
      <Skeleton key={cell} shape="block" />
    ))}
  </div>
)
