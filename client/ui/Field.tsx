import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** The properties that a control has of its field. */
interface Control {
  id: string
  /** Keeps the browser from noting its value (docs/spec/session.md#what-a-browser-remembers-of-fields). */
  autoComplete: 'off'
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/**
 * Shows label, help and error around one control and links them to it. TextField, TextArea and Select are
 * built on it.
 */
export function Field({
  label,
  labelHidden = false,
  help,
  error,
  children,
}: {
  label: ReactNode
  labelHidden?: boolean | undefined
  help?: ReactNode
  error?: ReactNode
  children: (control: Control) => ReactNode
}) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      {children({
        id,
        autoComplete: 'off',
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
