import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Counter.module.css'

/** Shows a count where there is nothing to press; it stands as the button would. */
export function Counter({ icon, label, count }: { icon: ReactNode; label: string; count: string }) {
  return (
    <span className={styles.counter}>
      {icon}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
