import { type InferOutput, object } from 'valibot'
import { count, id, optionalText, text } from '../tolerant.ts'

/**
 * A request for one payment. `amount` is in atomic units. There is no payment address before the recipient's
 * server has sent one (docs/server/payments.md#invoice, docs/spec/data.md#data-of-an-invoice).
 */
export const Invoice = object({
  id: id(),
  sender_id: id(),
  recipient_id: id(),
  chain_id: text(),
  payment_address: optionalText(),
  amount: count(),
  status: text(),
  created_at: text(),
  expires_at: text(),
})
export type Invoice = InferOutput<typeof Invoice>
