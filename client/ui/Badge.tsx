import styles from './Badge.module.css'

/** A small number. `label` is what is read aloud instead of it ("3 unread notifications"). */
export function Badge({ count, label, max = 99 }: { count: number; label: string; max?: number }) {
  if (count <= 0) return null
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      <bdi>{count > max ? `${max}+` : count}</bdi>
    </span>
  )
}
