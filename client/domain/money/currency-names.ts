/** Names the currencies (docs/spec/payments.md#currencies). */
import type { CurrencyCode } from './currency.ts'

export const CURRENCIES: Record<CurrencyCode, string> = {
  BTC: 'Bitcoin',
  BCH: 'Bitcoin Cash',
  DASH: 'Dash',
  DOGE: 'Dogecoin',
  ETH: 'Ethereum',
  LTC: 'Litecoin',
  XMR: 'Monero',
  ZEC: 'Zcash',
  LN: 'Bitcoin Lightning',
}

/** The currency of every price and payment: an amount that names no currency is in this one. */
export const DEFAULT_CURRENCY = 'XMR' satisfies CurrencyCode

export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code)
