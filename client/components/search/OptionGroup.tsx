import type { ReactNode } from 'react'
import styles from './OptionGroup.module.css'

/** Shows the suggestions of one kind under their heading. */
export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
    <div role="group" aria-label={label} className={styles.group}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}
