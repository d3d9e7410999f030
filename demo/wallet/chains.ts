/** Describes the chain of the demo, and where to pay (docs/server/instance.md#blockchains). */
import type { World } from '#server/world/world.ts'
import { MONERO } from '../creators.ts'

/** The address of the pretend wallet, to which the description of the chain leads. */
export const WALLET_PATH = '/demo/wallet'

/** Gives the instance a chain, and a second one with the same id for wallets that are only watched. */
export function describeChains({ instance, baseUrl }: World, { isWatchedToo = false } = {}): void {
  const description = `This is a demo, and its money is not real. Pay with the [pretend wallet](${baseUrl}${WALLET_PATH}); send nothing from a real one.`
  const chain = { chain_id: MONERO, description }
  instance.blockchains = [
    { ...chain, is_forwarding_required: true, payment_amount_min: 1_000_000_000 },
    ...(isWatchedToo ? [{ ...chain, is_forwarding_required: false, payment_amount_min: 0 }] : []),
  ]
}
