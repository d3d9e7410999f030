import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './TextField.module.css'

/** The fields that a password manager fills in. The values of all others are not noted (`Field.tsx`). */
type ForPasswords = 'username' | 'current-password' | 'new-password' | 'one-time-code'

/** Shows a box for one line of text. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  addon,
  reveal,
  type = 'text',
  dir,
  autoComplete,
  ...input
}: {
  label: ReactNode
  labelHidden?: boolean
  help?: ReactNode
  error?: ReactNode
  /** Fixed text after the value, `@example.org` for example. */
  addon?: ReactNode
  /** The name of the button that shows a password; left out, there is no such button. */
  reveal?: string
  autoComplete?: ForPasswords
} & Omit<ComponentProps<'input'>, 'autoComplete'>) {
  const [revealed, setRevealed] = useState(false)
  return (
    <Field label={label} labelHidden={labelHidden} help={help} error={error}>
      {(control) => (
        <div className={styles.box} dir={dir}>
          <input
            dir={dir ?? 'auto'}
            {...input}
            {...control}
            type={revealed ? 'text' : type}
            autoComplete={autoComplete ?? control.autoComplete}
            className={styles.input}
          />
          {addon && (
            <bdi className={styles.addon} translate="no">
              {addon}
            </bdi>
          )}
          {reveal && (
            <IconButton
              label={reveal}
              icon={revealed ? <EyeOff /> : <Eye />}
              size="s"
              aria-pressed={revealed}
              onClick={() => setRevealed(!revealed)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
