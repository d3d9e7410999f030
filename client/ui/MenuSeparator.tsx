import styles from './MenuSeparator.module.css'

/** Shows a line between groups of menu items. */
export function MenuSeparator() {
  return <hr className={styles.separator} />
}
