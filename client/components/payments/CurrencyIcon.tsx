import type { CurrencyCode } from '#domain/money/currency.ts'
import { currencySign } from './currency-sign.ts'

/**
 * Shows the sign of a currency, drawn as the other icons are (docs/spec/payments.md#currencies). Its name
 * must stand beside it.
 */
export function CurrencyIcon({ code }: { code: CurrencyCode }) {
  return (
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
      <path d={currencySign(code)} />
    </svg>
  )
}
