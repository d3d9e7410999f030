/**
 * Asks an Ethereum wallet of the browser for its address and for a signature (docs/spec/sign-in.md#ethereum,
 * docs/spec/sign-in.md#what-a-wallet-answers). Both throw `WalletError`.
 */
import { isEthereumAddress, isRecoverable } from '#domain/wallet/ethereum-address.ts'
import { WalletError, walletProblem } from '#domain/wallet/wallet-error.ts'
import type { Wallet } from '#platform/wallets/ethereum.ts'

/** Returns the wallet's first account, written as the wallet writes it. */
export async function askForAddress({ provider }: Wallet, signal: AbortSignal): Promise<string> {
  const accounts = await ask(() => provider.request({ method: 'eth_requestAccounts' }), signal)
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (typeof first === 'string' && isEthereumAddress(first)) return first
  throw new WalletError('no_account')
}

/** Returns the signature of a text (`personal_sign`): 65 bytes in hex, after `0x`. */
export async function askForSignature(
  { provider }: Wallet,
  { address, text }: { address: string; text: string },
  signal: AbortSignal,
): Promise<string> {
  const params = [hexOf(text), address]
  const signature = await ask(() => provider.request({ method: 'personal_sign', params }), signal)
  if (typeof signature === 'string' && isRecoverable(signature)) return signature
  throw new WalletError('unrecoverable')
}

const hexOf = (text: string) =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/**
 * Some wallets never answer when their window is closed. Who gives up does not wait, and an answer after that
 * is dropped.
 */
async function ask(request: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) throw new WalletError('given_up')
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new WalletError('given_up')), { once: true })
  })
  // A wallet may throw before it returns a promise.
  const answer = async () => request()
  try {
    return await Promise.race([givenUp, answer()])
  } catch (cause) {
    throw cause instanceof WalletError ? cause : new WalletError(walletProblem(cause), { cause })
  }
}
