/** Lets each nonce of a wallet pass once (docs/server/session.md#nonces). */
import { databaseError, invalid } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import type { WalletProof } from './signed-message.ts'

const MAX_NONCE_LENGTH = 100

/** Marks a nonce as used. Signing in uses it up, even where nobody has that wallet. Signing up does not. */
export function spendNonce(world: World, { nonce: { scope, value } }: WalletProof): void {
  if (value.length > MAX_NONCE_LENGTH) throw databaseError()
  const nonce = `${scope} ${value}`
  if (world.usedNonces.has(nonce)) throw invalid("nonce can't be reused")
  world.usedNonces.add(nonce)
}
