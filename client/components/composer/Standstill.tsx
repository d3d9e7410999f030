import type { ReactNode } from 'react'
import styles from './Standstill.module.css'

/**
 * Shows what goes with a text, which stands still while that is on its way: it can be seen, but a change
 * would come too late (docs/spec/writing.md#no-changes-while-sending).
 */
export function Standstill({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" className={styles.still} disabled={isOn}>
      {children}
    </fieldset>
  )
}
