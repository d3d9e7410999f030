/**
 * Writes the request by which a wallet can pay every month by itself (docs/spec/payments.md#payment-request).
 */
import { plainXmr } from './amount.ts'
import { DEFAULT_CURRENCY } from './currency-names.ts'

/** The part of a request that differs from one invoice to the next. */
export interface PaymentRequest {
  /** The name of the person who is paid. */
  label: string
  /** The payment address of the invoice. */
  address: string
  /** The price of a month in atomic units. */
  monthly: bigint
  /** When the invoice was created, in ISO form. */
  startDate: string
}

/**
 * Returns the request as a text. `gzip` compresses at level 9, without the time (`gzipSync` of fflate with
 * `mtime: 0`).
 */
export function paymentRequest(request: PaymentRequest, gzip: (text: string) => Uint8Array): string {
  const bytes = gzip(JSON.stringify(content(request)))
  return `monero-request:1:${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** Its keys are sorted, so that the same request is always the same text. */
const content = ({ label, address, monthly, startDate }: PaymentRequest) => ({
  amount: plainXmr(monthly),
  change_indicator_url: '',
  currency: DEFAULT_CURRENCY,
  custom_label: label,
  days_per_billing_cycle: 30,
  number_of_payments: 0,
  payment_id: '0000000000000000',
  sellers_wallet: address,
  start_date: startDate,
})
