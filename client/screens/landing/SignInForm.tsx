import { useErrorText } from '#components/feedback/error-text.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useReturnPath } from '#data/connection/token.ts'
import { isValidUsername, offeredMethods } from '#domain/session/sign-in-form.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './SignInForm.module.css'
import { useSignInForm } from './use-sign-in-form.ts'

/**
 * Shows the form to sign in or register with a password, and why that failed (docs/spec/sign-in.md#sign-in-or-sign-up,
 * docs/spec/sign-in.md#sending-the-form, docs/spec/sign-in.md#password, docs/spec/sign-in.md#too-many-attempts).
 */
export function SignInForm({ instance }: { instance: Instance }) {
  const t = useText()
  const form = useSignInForm(instance)
  const hasSessionEnded = useReturnPath() !== null
  const errorText = useErrorText(form.error)
  const { fields, onChange } = form
  const isSigningIn = form.mode === 'sign-in'
  const title = t(isSigningIn ? 'landing.sign_in' : 'landing.sign_up')

  if (offeredMethods(instance, ['password']).length === 0) {
    return <Alert tone="info">{t('landing.no_method')}</Alert>
  }
  return (
    <form className={styles.form} onSubmit={form.submit} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" className={styles.title}>
        {title}
      </h2>
      {hasSessionEnded && form.isIdle && <Alert tone="info">{t('landing.session_ended')}</Alert>}
      <TextField
        label={t('landing.username')}
        name="username"
        addon={`@${instance.uri}`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.username}
        onChange={({ target }) => onChange('username', target.value)}
        error={fields.username !== '' && !isValidUsername(fields.username) && t('landing.username_invalid')}
      />
      <TextField
        label={t('landing.password')}
        name="password"
        type="password"
        reveal={t('landing.show_password')}
        autoComplete={isSigningIn ? 'current-password' : 'new-password'}
        value={fields.password}
        onChange={({ target }) => onChange('password', target.value)}
      />
      {form.hasInvite && (
        <TextField
          label={t('landing.invite_code')}
          name="invite_code"
          help={t('landing.invite_code_help')}
          autoComplete="off"
          value={fields.inviteCode}
          onChange={({ target }) => onChange('inviteCode', target.value)}
        />
      )}
      <Button kind="primary" type="submit" busy={form.isPending} disabled={!form.isComplete}>
        {title}
      </Button>
      {form.isRegistered && <Alert tone="info">{t('landing.account_exists')}</Alert>}
      {form.error && <Alert tone="error">{errorText}</Alert>}
      <p className={styles.switch}>
        {t(isSigningIn ? 'landing.no_account' : 'landing.have_account')}{' '}
        <Button kind="quiet" size="s" onClick={form.switchMode}>
          {t(isSigningIn ? 'landing.sign_up' : 'landing.sign_in')}
        </Button>
      </p>
    </form>
  )
}
