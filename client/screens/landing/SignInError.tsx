import { useErrorText } from '#components/feedback/error-text.ts'
import type { AttemptEnd } from '#domain/session/message-attempt.ts'
import type { SignInMethod } from '#domain/session/sign-in-form.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { moneroAttemptEnd } from './use-monero-wallet.ts'
import { walletErrorKey } from './wallet-text.ts'

/**
 * Shows why the last try failed (docs/spec/sign-in.md#sending-the-form,
 * docs/spec/sign-in.md#too-many-attempts).
 */
export function SignInError({ error, method }: { error: unknown; method: SignInMethod }) {
  const t = useText()
  const errorText = useErrorText(error)
  const key = TEXTS[method](error)
  if (!error || key === null) return null
  return <Alert tone="error">{key === undefined ? errorText : t(key)}</Alert>
}

/** The texts for what fails in other ways than with a password: null where there is nothing to say. */
const TEXTS: Record<SignInMethod, (error: unknown) => TextKey | null | undefined> = {
  password: () => undefined,
  eip4361: walletErrorKey,
  caip122_monero: (error) => MONERO_TEXTS.get(moneroAttemptEnd(error)) ?? walletErrorKey(error),
}

const MONERO_TEXTS = new Map<AttemptEnd | null, TextKey>([
  ['unproven', 'landing.monero_refused'],
  ['used', 'landing.monero_used'],
  ['unsupported', 'landing.monero_unsupported'],
])
