import { useErrorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { walletProblemKey } from './wallet-problem-key.ts'

/** The refusals that mean more here than elsewhere. */
const REFUSALS = new Map<string, TextKey>([
  // Another device has linked another address meanwhile.
  ["DID doesn't match current identity", 'wallet.other_account'],
  ['invalid signature', 'wallet.mismatch'],
])

/**
 * Shows why an address could not be linked. The dialog stays open, so that it answers who has refused in the
 * wallet too (docs/spec/identity.md#link-an-ethereum-address).
 */
export function LinkError({ error }: { error: unknown }) {
  const t = useText()
  const general = useErrorText(error)
  if (error instanceof WalletError && error.reason === 'rejected')
    return <Alert>{t('wallet.declined')}</Alert>
  const key = error instanceof ApiError ? REFUSALS.get(error.message) : walletProblemKey(error)
  return key === null ? null : <Alert tone="error">{key === undefined ? general : t(key)}</Alert>
}
