import styles from './Badge.module.css'

/** Shows a small number. Screen readers read `label` instead of it ("3 unread notifications"). */
export function Badge({
  count,
  hasMore = false,
  label,
  locale,
  max = 99,
}: {
  count: number
  /** Whether there are more than these. */
  hasMore?: boolean
  label: string
  /** The language whose digits are shown. */
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
