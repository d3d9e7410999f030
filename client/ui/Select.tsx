import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import styles from './Select.module.css'

/** Shows a list to choose one value from. */
export function Select({
  label,
  labelHidden,
  help,
  error,
  options,
  ...select
}: {
  label: ReactNode
  labelHidden?: boolean
  help?: ReactNode
  error?: ReactNode
  options: readonly { value: string; label: string; lang?: string }[]
} & Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <Field label={label} labelHidden={labelHidden} help={help} error={error}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={styles.input}>
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                lang={option.lang}
                // The name of a language stays what those call it who look for it.
                translate={option.lang === undefined ? undefined : 'no'}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown />
        </div>
      )}
    </Field>
  )
}
