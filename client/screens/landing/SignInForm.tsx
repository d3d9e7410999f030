import type { ReactNode } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { prepareApplication } from '#data/connection/application.ts'
import type { BeginSession } from '#data/connection/sign-in.ts'
import { useReturnPath } from '#data/connection/token.ts'
import { availableMethods, isValidUsername, type SignInMethod } from '#domain/session/sign-in-form.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EthereumFields } from './EthereumFields.tsx'
import { SignInError } from './SignInError.tsx'
import styles from './SignInForm.module.css'
import { useSignInForm } from './use-sign-in-form.ts'

const METHOD_NAMES: Record<SignInMethod, TextKey> = {
  password: 'landing.password',
  eip4361: 'landing.ethereum',
  caip122_monero: 'landing.monero',
}

const MoneroFields = lazyPart(async () => (await import('./MoneroFields.tsx')).MoneroFields)

/**
 * Shows the form to sign in or register, and why that failed (docs/spec/sign-in.md#sign-in-or-sign-up,
 * docs/spec/sign-in.md#methods, docs/spec/sign-in.md#sending-the-form).
 */
export function SignInForm({
  instance,
  begin,
  username = '',
}: {
  instance: Instance
  /** Keeps the session that has begun. */
  begin: BeginSession
  /** Stands in the form at first. */
  username?: string
}) {
  const t = useText()
  const form = useSignInForm(instance, begin, username)
  const hasSessionEnded = useReturnPath() !== null
  const { method } = form
  const methods = availableMethods(instance)
  const title = t(form.mode === 'sign-in' ? 'landing.sign_in' : 'landing.sign_up')

  if (method === null) return <Alert tone="info">{t('landing.no_method')}</Alert>
  const fields = <SignInFields form={form} instance={instance} />
  return (
    <form
      className={styles.form}
      onInput={prepareApplication}
      onSubmit={form.submit}
      aria-labelledby="sign-in-title"
    >
      <h2 id="sign-in-title" className={styles.title}>
        {title}
      </h2>
      {hasSessionEnded && form.isIdle && <Alert tone="info">{t('landing.session_ended')}</Alert>}
      {methods.length === 1 ? (
        fields
      ) : (
        <Tabs
          label={t('landing.method')}
          tabs={methods.map((id) => ({ id, label: t(METHOD_NAMES[id]) }))}
          selected={method}
          onSelect={form.switchMethod}
          titleId="sign-in-title"
        >
          {fields}
        </Tabs>
      )}
      <Button kind="primary" type="submit" busy={form.isPending} disabled={!form.isComplete}>
        {form.mayTryAgain ? t('action.retry') : title}
      </Button>
      {form.isRegistered && <Alert tone="info">{t('landing.account_exists')}</Alert>}
      <SignInError error={form.error} method={method} />
      <p className={styles.switch}>
        <span>{t(form.mode === 'sign-in' ? 'landing.no_account' : 'landing.have_account')}</span>
        <Button kind="quiet" size="s" onClick={form.switchMode}>
          {t(form.mode === 'sign-in' ? 'landing.sign_up' : 'landing.sign_in')}
        </Button>
      </p>
    </form>
  )
}

/** Shows the fields of the selected method (docs/spec/sign-in.md#username, docs/spec/sign-in.md#password). */
function SignInFields({
  form,
  instance,
}: {
  form: ReturnType<typeof useSignInForm>
  instance: Instance
}): ReactNode {
  const t = useText()
  const { mode, method, fields, onChange } = form
  const isWrong = fields.username !== '' && !isValidUsername(fields.username)
  return (
    <div className={styles.fields}>
      {form.isWalletUnknown && (
        <Alert tone="info">
          {t(method === 'caip122_monero' ? 'landing.monero_unknown' : 'landing.wallet_unknown')}
        </Alert>
      )}
      {(method === 'password' || mode === 'sign-up') && (
        <TextField
          label={t('landing.username')}
          name="username"
          addon={`@${instance.uri}`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // Appears when the wallet turned out to be unknown; the button that was pressed waits for a name
          // then.
          autoFocus={form.isWalletUnknown}
          value={fields.username}
          onChange={({ target }) => onChange('username', target.value)}
          error={isWrong && t('landing.username_invalid')}
        />
      )}
      {method === 'password' && (
        <TextField
          label={t('landing.password')}
          name="password"
          type="password"
          reveal={t('landing.show_password')}
          autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
          value={fields.password}
          onChange={({ target }) => onChange('password', target.value)}
        />
      )}
      {form.hasInvite && (
        <TextField
          label={t('landing.invite_code')}
          name="invite_code"
          help={t('landing.invite_code_help')}
          value={fields.inviteCode}
          onChange={({ target }) => onChange('inviteCode', target.value)}
        />
      )}
      {method === 'eip4361' && (
        <EthereumFields wallet={form.wallet} isPending={form.isPending} onChoose={form.reset} />
      )}
      {method === 'caip122_monero' && (
        <MoneroFields
          wallet={form.monero}
          instance={instance}
          placeholder={<Spinner label={t('list.loading')} />}
        />
      )}
    </div>
  )
}
