import { walletProblemKey } from '#components/wallet/wallet-problem-key.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** Returns whether nobody here has the wallet that signed (docs/spec/sign-in.md#one-message-one-attempt). */
export const isUnknownWallet = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status === 404

/** The refusals that mean more to a wallet than to a password. */
const REFUSALS = new Map<string, TextKey>([
  ['user already exists', 'landing.wallet_taken'],
  ['invalid signature', 'wallet.mismatch'],
])

/**
 * Returns the text for an error of signing in with a wallet: null where there is nothing to say, undefined
 * where the words for all calls fit.
 */
export const walletErrorKey = (error: unknown): TextKey | null | undefined =>
  error instanceof ApiError ? REFUSALS.get(error.message) : walletProblemKey(error)
