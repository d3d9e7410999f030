import styles from './Badge.module.css'

/** Shows a small number. Screen readers read `label` instead of it ("3 unread notifications"). */
export function Badge({
  count,
  hasMore = false,
  label,
  write = String,
  max = 99,
}: {
  count: number
  /** Whether there are more than these. */
  hasMore?: boolean
  label: string
  /** Writes a number in the digits of a language. */
  write?: (count: number) => string
  max?: number
}) {
  if (count <= 0) return null
  const digits = write(Math.min(count, max))
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      <bdi translate="no">{hasMore || count > max ? `${digits}+` : digits}</bdi>
    </span>
  )
}
