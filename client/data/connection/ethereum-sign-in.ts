/** Lets an Ethereum wallet sign for signing in (docs/spec/sign-in.md#ethereum). */
import { withChecksum } from '#domain/wallet/ethereum-address.ts'
import { ethereumMessage } from '#domain/wallet/sign-in-message.ts'
import type { Wallet } from '#platform/wallets/ethereum.ts'
import { keccakHex } from '#platform/wallets/keccak.ts'
import { askForAddress, askForSignature } from '../wallet/ethereum-wallet.ts'
import { freshParts } from './sign-in-message.ts'

interface SignedMessage {
  message: string
  signature: string
}

/**
 * Returns a fresh message with the signature of the wallet's first account. `onMessage` gets the message
 * before the wallet is asked to sign it. Throws `WalletError`.
 */
export async function signInWithEthereum(
  wallet: Wallet,
  {
    statement,
    signal,
    onMessage,
  }: { statement: string; signal: AbortSignal; onMessage: (message: string) => void },
): Promise<SignedMessage> {
  const address = await askForAddress(wallet, signal)
  const message = ethereumMessage({ ...freshParts(statement), address: withChecksum(address, keccakHex) })
  onMessage(message)
  return { message, signature: await askForSignature(wallet, { address, text: message }, signal) }
}
