import styles from './MenuSeparator.module.css'

export function MenuSeparator() {
  return <hr className={styles.separator} />
}
