/** Gives every world the same wallet (docs/server/payments.md#the-pretend-chain). */
import type { WalletRecord } from './payment-records.ts'

/** A wallet whose keys everybody may know. Tests give a world a wallet of their own. */
export const DEFAULT_WALLET: WalletRecord = {
  spend_key: '8be465dbae46827bb5ce67f66d649133816814a37c9a749afad7bc19ca9aae92',
  view_key: '31ab7e74b8c380f43ec2ab3e91d8fe35a98604dd19d419752b8d51003ab44408',
  last_address: 0,
  busy_calls: 0,
  lost_payouts: 0,
}
