import { WalletError, type WalletProblem } from '#domain/wallet/wallet-error.ts'
import type { TextKey } from '#i18n/i18n.ts'

const PROBLEMS: Record<WalletProblem, TextKey | null> = {
  missing: 'wallet.missing',
  // The person knows it.
  rejected: null,
  given_up: null,
  waiting: 'wallet.waiting',
  unauthorized: 'wallet.unauthorized',
  disconnected: 'wallet.disconnected',
  no_account: 'wallet.no_account',
  other_account: 'wallet.other_account',
  unrecoverable: 'wallet.unrecoverable',
  failed: 'wallet.failed',
}

/**
 * Returns the text for an error of a wallet: null where there is nothing to say, undefined for an error of
 * another kind (docs/spec/sign-in.md#what-a-wallet-answers).
 */
export const walletProblemKey = (error: unknown): TextKey | null | undefined =>
  error instanceof WalletError ? PROBLEMS[error.reason] : undefined
