import styles from './Logo.module.css'

/** Shows the logo, a letter K. The name stands beside it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.post} x="4" y="4" width="5" height="24" rx="2.5" />
      <path className={styles.voice} d="M11 15v-2a9 9 0 0 1 9-9h7a1 1 0 0 1 1 1v1a9 9 0 0 1-9 9z" />
      <path className={styles.post} d="M11 17v2a9 9 0 0 0 9 9h7a1 1 0 0 0 1-1v-1a9 9 0 0 0-9-9z" />
    </svg>
  )
}
