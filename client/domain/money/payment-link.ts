/** Writes the link that opens a wallet, and that its QR code holds (docs/spec/payments.md#payment-link). */
import { LARGEST_AMOUNT, plainXmr } from './amount.ts'

/**
 * The signs of Monero addresses: base 58. Anything else could add parameters of its own to the link. What is
 * much longer than an address fits into no code.
 */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{1,256}$/

/**
 * Returns `monero:` with the address and, where there is one, the amount. Null when the address is none, or
 * the amount nothing, or more than the server can have said exactly.
 * Wallets refuse capital letters, slashes, exponents and empty amounts
 * (docs/server/payments.md#payment-addresses).
 */
export function moneroLink(address: string, amount: bigint | null = null): string | null {
  if (!ADDRESS.test(address)) return null
  if (amount !== null && (amount <= 0n || amount > LARGEST_AMOUNT)) return null
  return amount === null ? `monero:${address}` : `monero:${address}?tx_amount=${plainXmr(amount)}`
}
