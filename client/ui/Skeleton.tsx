import styles from './Skeleton.module.css'

/** Shows the shape of content that is loading. It is decoration: the region around it says `aria-busy`. */
export function Skeleton({
  shape = 'line',
  width,
}: {
  shape?: 'line' | 'block' | 'round'
  width?: 's' | 'm' | 'l'
}) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />
}
