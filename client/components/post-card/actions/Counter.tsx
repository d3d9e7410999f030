import { type DrawnIcon, drawn } from '#ui/drawn-icon.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Counter.module.css'

/** Shows the count of an action that the viewer may not take, in the place of its button. */
export function Counter({ icon, label, count }: { icon: DrawnIcon; label: string; count: string }) {
  return (
    <span className={styles.counter} {...drawn(icon)}>
      <span aria-hidden="true" translate="no">
        {count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
