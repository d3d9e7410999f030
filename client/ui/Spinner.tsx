import styles from './Spinner.module.css'

/**
 * Shows that something is loading. Without a label it is decoration beside a control that is marked as busy.
 */
export function Spinner({ label }: { label?: string | undefined }) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} role="status" aria-label={label} />
  )
}
