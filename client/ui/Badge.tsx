import styles from './Badge.module.css'

/** A small number. `label` is what is read aloud instead of it ("3 unread notifications"). */
export function Badge({
  count,
  hasMore = false,
  label,
  locale,
  max = 99,
}: {
  count: number
  /** There are more than these. */
  hasMore?: boolean
  label: string
  /** Whose digits are shown. */
  locale?: string
  max?: number
}) {
  if (count <= 0) return null
  const digits = Math.min(count, max).toLocaleString(locale)
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      <bdi>{hasMore || count > max ? `${digits}+` : digits}</bdi>
    </span>
  )
}
