import type { ReactNode } from 'react'
import styles from './OptionGroup.module.css'

export function OptionGroup({
  label,
  isShown,
  children,
}: {
  label: string
  isShown: boolean
  children: ReactNode
}) {
  if (!isShown) return null
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
