import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Counter.module.css'

/** Shows the count of an action that the viewer may not take, in the place of its button. */
export function Counter({ icon, label, count }: { icon: ReactNode; label: string; count: string }) {
  return (
    <span className={styles.counter}>
      {icon}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
