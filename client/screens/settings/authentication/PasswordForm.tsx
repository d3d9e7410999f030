import { type FormEvent, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useChangePassword } from '#data/account/password.ts'
import { canChangePassword, isMistyped } from '#domain/account/password.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './PasswordForm.module.css'
import { PasswordHint } from './PasswordHint.tsx'

/**
 * Shows the form for a new password. What is typed is kept nowhere but here, so it is gone with the session
 * (docs/spec/settings.md#change-password).
 */
export function PasswordForm({ username, submitLabel }: { username: string; submitLabel: string }) {
  const t = useText()
  const change = useChangePassword()
  const errorText = useErrorText(change.error)
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const typed = { password, repeated }
  const mistyped = isMistyped(typed) && t('password.differs')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!canChangePassword(typed) || change.isPending) return
    const form = event.currentTarget
    change.mutate(password, {
      onSuccess: () => {
        // The button is disabled now and loses the focus.
        if (form.contains(document.activeElement)) form.querySelector<HTMLElement>('[type=password]')?.focus()
        setPassword('')
        setRepeated('')
      },
    })
  }

  return (
    <form className={styles.form} aria-label={submitLabel} onSubmit={submit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label={t('password.new')}
        type="password"
        autoComplete="new-password"
        reveal={t('landing.show_password')}
        help={<PasswordHint password={password} username={username} />}
        value={password}
        onChange={({ target }) => {
          change.reset()
          setPassword(target.value)
        }}
      />
      <TextField
        label={t('password.repeat')}
        type="password"
        autoComplete="new-password"
        value={repeated}
        error={mistyped}
        onChange={({ target }) => {
          change.reset()
          setRepeated(target.value)
        }}
      />
      <Button kind="primary" type="submit" busy={change.isPending} disabled={!canChangePassword(typed)}>
        {submitLabel}
      </Button>
      {change.isError && <Alert tone="error">{errorText}</Alert>}
      {change.isSuccess && <Alert tone="success">{t('password.changed')}</Alert>}
    </form>
  )
}
