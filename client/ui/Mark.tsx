import { type DrawnIcon, drawn } from './drawn-icon.ts'
import styles from './Mark.module.css'

/** Shows a small icon that says something by itself. Its name is also its tooltip. */
export const Mark = ({ icon, label }: { icon: DrawnIcon; label: string }) => (
  <span {...drawn(icon)} className={styles.mark} role="img" aria-label={label} data-tooltip={label} />
)
