/**
 * Links the address of an Ethereum wallet to the viewer's profile
 * (docs/spec/identity.md#link-an-ethereum-address).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { Wallet } from '#platform/wallets/ethereum.ts'
import { askForAddress, askForSignature } from '../wallet/ethereum-wallet.ts'
import { addProof, requestClaim, type SignedClaim } from './identity-proofs.ts'

const PROOF_TYPE = 'ethereum'

/**
 * Returns the signature of a claim for the wallet's first account. `onMessage` gets the text before the
 * wallet is asked to sign it. A profile has one address at most: with `linked`, the wallet must have that
 * one. Throws `WalletError`.
 */
export async function signAddress(
  wallet: Wallet,
  {
    linked,
    signal,
    onMessage,
  }: { linked: string | null; signal: AbortSignal; onMessage: (message: string) => void },
): Promise<SignedClaim> {
  const address = await askForAddress(wallet, signal)
  if (linked !== null && linked.toLowerCase() !== address.toLowerCase())
    throw new WalletError('other_account')
  const { did, claim, created_at } = await requestClaim({ proof_type: PROOF_TYPE, signer: address })
  onMessage(claim)
  const signature = await askForSignature(wallet, { address, text: claim }, signal)
  return { proof_type: PROOF_TYPE, did, created_at, signature: signature.slice('0x'.length) }
}

/** Returns the mutation that adds the proof of an address, once the wallet has signed. */
export function useLinkEthereum() {
  const client = useQueryClient()
  return useMutation({
    meta: { isQuiet: true }, // closing its dialog gives up the signature
    mutationFn: async (sign: () => Promise<SignedClaim>) => addProof(client, await sign()),
  })
}
