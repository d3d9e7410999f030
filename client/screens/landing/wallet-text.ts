import { ApiError } from '#data/connection/api-error.ts'
import { WalletError, type WalletProblem } from '#domain/wallet/wallet-error.ts'
import type { TextKey } from '#i18n/i18n.ts'

const PROBLEMS: Record<WalletProblem, TextKey | null> = {
  missing: 'landing.wallet_missing',
  // The person knows it.
  rejected: null,
  waiting: 'landing.wallet_waiting',
  no_account: 'landing.wallet_no_account',
  unrecoverable: 'landing.wallet_unrecoverable',
  failed: 'landing.wallet_failed',
}

/** Returns whether nobody here has the wallet that signed (docs/spec/sign-in.md#one-message-one-attempt). */
export const isUnknownWallet = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status === 404

/**
 * Returns the text for an error of signing in with a wallet: null where there is nothing to say, undefined where the words
 * for all calls fit.
 */
export function walletErrorKey(error: unknown): TextKey | null | undefined {
  if (error instanceof WalletError) return PROBLEMS[error.reason]
  if (error instanceof ApiError && error.message === 'user already exists') return 'landing.wallet_taken'
  return undefined
}
