/** Lets an Ethereum wallet sign for signing in (docs/spec/sign-in.md#ethereum). */
import { isEthereumAddress, isRecoverable, withChecksum } from '#domain/wallet/ethereum-address.ts'
import { ethereumMessage } from '#domain/wallet/sign-in-message.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { Wallet } from '#platform/ethereum.ts'
import { keccakHex } from '#platform/keccak.ts'
import { randomHex } from '#platform/random.ts'

interface SignedMessage {
  message: string
  signature: string
}

/**
 * Returns a fresh message with the signature of the wallet's first account. `onMessage` gets the message before the wallet
 * is asked to sign it. Throws `WalletError`.
 */
export async function signInWithEthereum(
  { provider }: Wallet,
  statement: string,
  onMessage: (message: string) => void,
): Promise<SignedMessage> {
  const address = firstAddress(await ask(() => provider.request({ method: 'eth_requestAccounts' })))
  const message = ethereumMessage({
    host: serverHost(),
    origin: location.origin,
    address: withChecksum(address, keccakHex),
    statement,
    nonce: randomHex(8),
    issuedAt: new Date().toISOString(),
  })
  onMessage(message)
  const signature = await ask(() =>
    provider.request({ method: 'personal_sign', params: [hexOf(message), address] }),
  )
  if (typeof signature !== 'string' || !isRecoverable(signature)) throw new WalletError('unrecoverable')
  return { message, signature }
}

function firstAddress(accounts: unknown): string {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (typeof first === 'string' && isEthereumAddress(first)) return first
  throw new WalletError('no_account')
}

/** Returns the host without a port, of the page or of the server that the client was built for. */
const serverHost = () => new URL(import.meta.env.VITE_SERVER_ORIGIN || location.origin).hostname

const hexOf = (text: string) =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** The codes of EIP-1193 and of wallets: the person refused; a window of the wallet is already open. */
const REASONS: Record<number, 'rejected' | 'waiting'> = { 4001: 'rejected', [-32_002]: 'waiting' }

async function ask(request: () => Promise<unknown>): Promise<unknown> {
  try {
    return await request()
  } catch (cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? Number(cause.code) : 0
    throw new WalletError(REASONS[code] ?? 'failed', { cause })
  }
}
