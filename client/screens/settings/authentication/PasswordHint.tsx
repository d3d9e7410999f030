import { type PasswordStrength, passwordStrength } from '#domain/account/password-strength.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import styles from './PasswordHint.module.css'

const TEXTS: Record<PasswordStrength, TextKey> = {
  weak: 'password.weak',
  fair: 'password.fair',
  strong: 'password.strong',
}

/**
 * Shows how hard a new password is to guess, or before that what makes a good one
 * (docs/spec/settings.md#strength-of-a-password).
 */
export function PasswordHint({ password, username }: { password: string; username: string }) {
  const t = useText()
  const strength = password === '' ? null : passwordStrength(password, username)
  return (
    <span className={styles.hint} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true" />
      {/* The text changes with the strength only, so it is not read aloud at every letter. */}
      <span aria-live="polite">{t(strength ? TEXTS[strength] : 'password.advice')}</span>
    </span>
  )
}
