import { shownXmr } from '#domain/money/amount.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency-names.ts'
import { stepped } from '#domain/money/decimal-step.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { LEAST_PER_MONTH, PRICE_STEPS, type ReadPrice } from '#domain/subscription/option-form.ts'
import { type TextKey, useLocale, useText } from '#i18n/i18n.ts'
import { NumberField } from '#ui/NumberField.tsx'

const PROBLEMS = {
  not_a_number: 'subscription_settings.price_not_a_number',
  too_many_decimals: 'subscription_settings.price_too_many_decimals',
  not_positive: 'subscription_settings.price_not_positive',
  too_low: 'subscription_settings.price_too_low',
  too_high: 'subscription_settings.price_too_high',
} as const satisfies Record<NonNullable<ReadPrice['problem']>, TextKey>

/**
 * Shows the field for the price of a month, and what the server makes of it: it counts by the second
 * (docs/spec/payments.md#monthly-price).
 */
export function PriceField({
  value,
  reading,
  onChange,
}: {
  value: string
  reading: ReadPrice
  onChange: (value: string) => void
}) {
  const t = useText()
  const locale = useLocale()
  const { perSecond, problem } = reading
  const xmr = (amount: bigint) => `${shownXmr(amount, locale)} ${DEFAULT_CURRENCY}`
  return (
    <NumberField
      label={t('subscription_settings.price_label')}
      stepped={(text, by) => stepped(text, by, PRICE_STEPS)}
      autoFocus
      addon={DEFAULT_CURRENCY}
      value={value}
      error={problem && t(PROBLEMS[problem], { least: xmr(LEAST_PER_MONTH) })}
      help={
        perSecond !== null &&
        t('subscription_settings.price_rounded', {
          month: xmr(monthlyPrice(perSecond)),
          second: xmr(perSecond),
        })
      }
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
