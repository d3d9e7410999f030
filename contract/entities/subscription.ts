import { type InferOutput, number, object } from 'valibot'
import { text } from '../tolerant.ts'
import { Account } from './account.ts'

/**
 * A paid subscription to the viewer and its end, which may be past (docs/server/payments.md#subscription,
 * docs/spec/data.md#data-of-a-subscription).
 */
export const Subscription = object({ id: number(), sender: Account, expires_at: text() })
export type Subscription = InferOutput<typeof Subscription>
