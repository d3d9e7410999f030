/**
 * Writes subscriptions and invoices (docs/server/payments.md#subscription, docs/server/payments.md#invoice).
 */
import type { InvoiceRecord, SubscriptionRecord } from '../world/payment-records.ts'
import { date } from './view.ts'

export const presentSubscription = ({ id, expires_at }: SubscriptionRecord) => ({
  id,
  expires_at: date(expires_at),
})

export const presentInvoice = (invoice: InvoiceRecord) => ({
  id: invoice.id,
  sender_id: invoice.sender_id,
  recipient_id: invoice.recipient_id,
  chain_id: invoice.chain_id,
  payment_address: invoice.payment_address,
  amount: invoice.amount,
  status: invoice.status,
  created_at: date(invoice.created_at),
  expires_at: date(invoice.expires_at),
})
