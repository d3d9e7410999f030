import type { CurrencyCode } from '#domain/money/currency.ts'
import { isCurrencyCode } from '#domain/money/currency-names.ts'

/** The paths of the signs, drawn in the manner of the other icons: lines on a square of 24 units. */
const SIGNS: Record<CurrencyCode, string> = {
  BTC: 'M9 5v14M7 5h6.5a3.5 3.5 0 0 1 0 7H9m0 0h5.5a3.5 3.5 0 0 1 0 7H7m3-14V3m3.5 2V3M10 21v-2m3.5 2v-2',
  BCH: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M10 7.5v9M8.5 7.5h4.25a2.25 2.25 0 0 1 0 4.5H10m0 0h3.5a2.25 2.25 0 0 1 0 4.5h-5',
  DASH: 'M8 5h8.2a3 3 0 0 1 2.9 3.8l-2 7.1a4.2 4.2 0 0 1-4 3.1H5m-1-7h9',
  DOGE: 'M9 4v16M6.5 4H12a8 8 0 0 1 0 16H6.5M5 12h8',
  ETH: 'M12 2 5 12l7 4 7-4zM5 12l7-3 7 3M6.5 15.5 12 22l5.5-6.5',
  LTC: 'M11 4 8 20h9.5M6 14.5l8-4',
  XMR: 'M2 16h5V8l5 5.5L17 8v8h5M3.5 11.5a8.75 8.75 0 0 1 17 0M6 19a8.75 8.75 0 0 0 12 0',
  ZEC: 'M7 7h10L7 17h10M12 3.5V7m0 10v3.5',
  LN: 'M13 2 4 14h7l-1 8 10-12h-8z',
}

/** Returns the sign of a currency as the path of an SVG (docs/spec/payments.md#currencies). */
export function currencySign(code: string): string {
  if (!isCurrencyCode(code)) throw new Error('unexpected currency code')
  return SIGNS[code]
}
