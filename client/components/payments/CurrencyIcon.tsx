import type { CurrencyCode } from '#domain/money/currency.ts'
import styles from './CurrencyIcon.module.css'
import { currencySign } from './currency-sign.ts'

/** Shows the sign of a currency (docs/spec/payments.md#currencies). Its name must stand beside it. */
export function CurrencyIcon({ code }: { code: CurrencyCode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={currencySign(code)} />
    </svg>
  )
}
