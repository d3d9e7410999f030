import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import styles from './Slider.module.css'

/** Shows a value between two ends, to be pulled or moved with the arrow keys. */
export function Slider({
  label,
  help,
  ...input
}: {
  label: ReactNode
  help?: ReactNode
} & ComponentProps<'input'>) {
  return (
    <Field label={label} help={help}>
      {(control) => <input {...input} {...control} type="range" className={styles.slider} />}
    </Field>
  )
}
