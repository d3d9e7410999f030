import { useErrorText } from '#components/feedback/error-text.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { walletErrorKey } from './wallet-text.ts'

/** Shows why the last try failed (docs/spec/sign-in.md#sending-the-form, docs/spec/sign-in.md#too-many-attempts). */
export function SignInError({ error, hasWallet }: { error: unknown; hasWallet: boolean }) {
  const t = useText()
  const errorText = useErrorText(error)
  const key = hasWallet ? walletErrorKey(error) : undefined
  if (!error || key === null) return null
  return <Alert tone="error">{key === undefined ? errorText : t(key)}</Alert>
}
