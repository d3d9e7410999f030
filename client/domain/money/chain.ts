/** Finds what an instance says of Monero (docs/spec/payments.md#monero-chain). */
import type { Blockchain, Instance } from '#contract/entities/instance.ts'

/** Returns whether a chain is the one of Monero, by its id. */
export const isMonero = (chainId: string): boolean => chainId.startsWith('monero')

/** Returns the chain of Monero that an instance uses, if it uses one. */
export const moneroChain = (instance: Pick<Instance, 'blockchains'>): Blockchain | null =>
  instance.blockchains.find(({ chain_id }) => isMonero(chain_id)) ?? null

/**
 * Returns what the instance says of payments on the chain of Monero. Another chain has nothing of the kind.
 */
export function moneroMetadata(chain: Blockchain): Blockchain['chain_metadata'] {
  if (!isMonero(chain.chain_id)) throw new Error('invalid chain type')
  return chain.chain_metadata
}
