import { useInstance } from '#data/connection/instance.ts'
import { wholeDayOf } from '#domain/date.ts'
import { endAfter } from '#domain/invoice/bought.ts'
import { atomicUnits, shownXmr } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import type { SubscriptionOffer } from '#domain/subscription/offer.ts'
import { mayBeForwarded } from '#domain/subscription/offered-kinds.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/time/clock.ts'
import { Alert } from '#ui/Alert.tsx'

/** Says until about when a subscription would last (docs/spec/subscriptions.md#what-was-bought). */
export function TimeBought({
  amount,
  offer,
  until,
}: {
  amount: bigint
  offer: SubscriptionOffer
  /** The end of the subscription, if there is one now. */
  until: string | null
}) {
  const t = useText()
  const locale = useLocale()
  const hasFee = mayBeForwarded(offer, useInstance())
  const date = useTimed((now) => {
    return wholeDayOf(endAfter(Number(amount), offer.price, until, now), locale) ?? ''
  })
  return <p>{t(hasFee ? 'payment.until_less_fee' : 'payment.until', { date })}</p>
}

/**
 * Says that the price is another than the one that was shown (docs/spec/subscriptions.md#the-press-of-pay).
 * Both are per second.
 */
export function PriceChanged({ former, present }: { former: number; present: number }) {
  const t = useText()
  const locale = useLocale()
  const shown = (price: number) => shownXmr(monthlyPrice(atomicUnits(price)), locale)
  return <Alert>{t('payment.price_changed', { former: shown(former), present: shown(present) })}</Alert>
}
