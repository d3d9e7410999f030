import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

/** Shows a checkbox, whose value counts when the form is sent, or a switch, whose value counts at once. */
export function Checkbox({
  label,
  help,
  asSwitch = false,
  ...input
}: {
  label: ReactNode
  help?: ReactNode
  asSwitch?: boolean
} & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={styles.row}>
      <input
        {...input}
        id={id}
        type="checkbox"
        {...(asSwitch && { role: 'switch' })}
        aria-describedby={help ? `${id}-help` : undefined}
        className={asSwitch ? styles.switch : styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
