import { type ReactNode, useId } from 'react'
import styles from './RadioGroup.module.css'

/** Shows choices of which one is made. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  disabled = false,
  onChange,
}: {
  legend: ReactNode
  legendHidden?: boolean
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[]
  value: Value
  disabled?: boolean
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={legendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.row}>
          <input
            id={`${id}-${option.value}`}
            type="radio"
            name={id}
            className={styles.dot}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
          />
          <label htmlFor={`${id}-${option.value}`} className={styles.label}>
            {option.label}
          </label>
          {option.help && (
            <p id={`${id}-${option.value}-help`} className={styles.help}>
              {option.help}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  )
}
