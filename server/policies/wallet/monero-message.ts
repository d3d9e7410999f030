/** Checks a message of CAIP-122 that a Monero wallet signed (docs/server/session.md#monero-message). */
import { invalid, notSupported, Refusal } from '../../refusal.ts'
import type { BlockchainRecord } from '../../world/records.ts'
import { isWalletBusy } from '../../world/wallet.ts'
import type { World } from '../../world/world.ts'
import { isSignedByAddress } from './monero.ts'
import {
  checkPurpose,
  isAbsentOrDate,
  readMessage,
  readSigned,
  type Signed,
  type WalletProof,
} from './signed-message.ts'

/** Returns the chain whose wallet verifies signatures. A view-only wallet does not. */
export const verifyingChain = ({ instance }: World): BlockchainRecord | undefined =>
  instance.blockchains.find(
    ({ chain_id, is_forwarding_required }) => chain_id.startsWith('monero:') && is_forwarding_required,
  )

/**
 * Returns the address that signed a message. Everything that is wrong with it is `invalid signature`, and so
 * is a good signature while the wallet is busy.
 */
export function readMoneroMessage(world: World, signed: Signed): WalletProof {
  const chain = verifyingChain(world)
  if (!chain) throw notSupported()
  const { message, signature } = readSigned(signed)
  const parts = readMessage(message, 'Monero')
  if (parts === null) throw invalid('invalid signature')
  const { address, uri, version, nonce, issued, start, end } = parts
  const isWellFormed =
    uri !== undefined &&
    version !== undefined &&
    parts.chain === undefined &&
    nonce !== undefined &&
    [issued, start, end].every(isAbsentOrDate)
  if (!isWellFormed) throw invalid('invalid signature')
  try {
    checkPurpose(world, parts)
  } catch (error) {
    throw error instanceof Refusal ? invalid('invalid signature') : error
  }
  if (isWalletBusy(world) || !isSignedByAddress(message, { address, chain: chain.chain_id, signature })) {
    throw invalid('invalid signature')
  }
  return { address, nonce: { scope: address, value: nonce } }
}
