import { type FormEvent, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { RegisteredWithoutSession, useSignIn, useSignUp } from '#data/connection/sign-in.ts'
import { useReturnPath } from '#data/connection/token.ts'
import {
  canSubmit,
  isValidUsername,
  needsInvite,
  offeredMethods,
  type SignInMode,
  trimUsername,
} from '#domain/session/sign-in-form.ts'
import { useText } from '#i18n/i18n.ts'
import { navigate } from '#platform/location.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './SignInForm.module.css'

const EMPTY = { username: '', password: '', inviteCode: '' }

/** Sign in or register with a password. Whatever goes wrong, what was typed stays (spec A §2.3, §5). */
export function SignInForm({ instance }: { instance: Instance }) {
  const t = useText()
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const [fields, setFields] = useState(EMPTY)
  const signIn = useSignIn(goTo)
  const signUp = useSignUp(goTo)
  const hasEnded = useReturnPath() !== null
  const current = mode === 'sign-in' ? signIn : signUp
  const errorText = useErrorText(current.error)
  const accountExists = signUp.error instanceof RegisteredWithoutSession
  const invited = needsInvite(mode, instance)

  const write = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [field]: event.target.value })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSubmit(mode, fields, instance) || current.isPending) return
    const username = trimUsername(fields.username)
    const { password } = fields
    if (mode === 'sign-in') {
      signUp.reset()
      signIn.mutate({ username, password })
    } else {
      signUp.mutate(
        { username, password, inviteCode: invited ? fields.inviteCode.trim() : null },
        { onError: (error) => error instanceof RegisteredWithoutSession && setMode('sign-in') },
      )
    }
  }

  function switchMode() {
    signIn.reset()
    signUp.reset()
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
  }

  if (offeredMethods(instance, ['password']).length === 0) {
    return <Alert tone="info">{t('landing.no_method')}</Alert>
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" className={styles.title}>
        {t(mode === 'sign-in' ? 'landing.sign_in' : 'landing.sign_up')}
      </h2>
      {hasEnded && current.isIdle && <Alert tone="info">{t('landing.session_ended')}</Alert>}
      <TextField
        label={t('landing.username')}
        name="username"
        addon={`@${instance.uri}`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.username}
        onChange={write('username')}
        error={fields.username !== '' && !isValidUsername(fields.username) && t('landing.username_invalid')}
      />
      <TextField
        label={t('landing.password')}
        name="password"
        type="password"
        reveal={t('landing.show_password')}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        value={fields.password}
        onChange={write('password')}
      />
      {invited && (
        <TextField
          label={t('landing.invite_code')}
          name="invite_code"
          help={t('landing.invite_code_help')}
          autoComplete="off"
          value={fields.inviteCode}
          onChange={write('inviteCode')}
        />
      )}
      <Button
        kind="primary"
        type="submit"
        busy={current.isPending}
        disabled={!canSubmit(mode, fields, instance)}
      >
        {t(mode === 'sign-in' ? 'landing.sign_in' : 'landing.sign_up')}
      </Button>
      {accountExists && signIn.isIdle && <Alert tone="info">{t('landing.account_exists')}</Alert>}
      {current.isError && <Alert tone="error">{errorText}</Alert>}
      <p className={styles.switch}>
        {t(mode === 'sign-in' ? 'landing.no_account' : 'landing.have_account')}{' '}
        <Button kind="quiet" size="s" onClick={switchMode}>
          {t(mode === 'sign-in' ? 'landing.sign_up' : 'landing.sign_in')}
        </Button>
      </p>
    </form>
  )
}

const goTo = (path: string) => navigate(path, { replace: true })
