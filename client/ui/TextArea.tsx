import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import styles from './TextArea.module.css'

/** Shows a box for several lines. It grows with its text; where the browser cannot do that, it scrolls. */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  ...textarea
}: {
  label: ReactNode
  labelHidden?: boolean
  help?: ReactNode
  error?: ReactNode
} & Omit<ComponentProps<'textarea'>, 'autoComplete'>) {
  return (
    <Field label={label} labelHidden={labelHidden} help={help} error={error}>
      {(control) => <textarea dir="auto" rows={3} {...textarea} {...control} className={styles.input} />}
    </Field>
  )
}
