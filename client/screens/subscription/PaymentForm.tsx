import { type FormEvent, useState } from 'react'
import { useOrderInvoice } from '#data/subscriptions/order-invoice.ts'
import { shownXmr } from '#domain/money/amount.ts'
import { plainMonths } from '#domain/money/duration.ts'
import type { SubscriptionOffer } from '#domain/subscription/offer.ts'
import {
  exchanged,
  FIRST_DRAFT,
  LONGEST_MONTHS,
  largerDraft,
  largestPayment,
  type PaymentProblem,
  type PaymentTerms,
  paymentOf,
  paymentSteps,
  typedInto,
} from '#domain/subscription/payment.ts'
import { type Translate, useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { PriceChanged, TimeBought } from './BeforePaying.tsx'
import { InvoiceErrorDialog } from './InvoiceErrorDialog.tsx'
import { LinkedField } from './LinkedField.tsx'
import styles from './PaymentForm.module.css'
import { PaymentMessage } from './PaymentMessage.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

/**
 * Shows the form that makes an invoice: for a duration, or for an amount
 * (docs/spec/subscriptions.md#payment-form).
 */
export function PaymentForm({
  payerId,
  recipientId,
  offer,
  terms,
  tooSmall,
  until,
  isActive,
}: {
  payerId: string
  recipientId: string
  offer: SubscriptionOffer
  terms: PaymentTerms
  /** The amount of an invoice that was too small; null where there was none. */
  tooSmall: bigint | null
  /** The end of the subscription, if there is one now. */
  until: string | null
  /** Whether the payment extends a subscription. */
  isActive: boolean
}) {
  const t = useText()
  const locale = useLocale()
  const [draft, setDraft] = useState(tooSmall === null ? FIRST_DRAFT : largerDraft(tooSmall, terms))
  const [hasExchanged, setExchanged] = useState(false)
  const create = useOrderInvoice()
  const { duration, amount, problem } = paymentOf(draft, terms)
  const isPayable = amount !== null && problem === null
  const field = {
    draft,
    problem: problem && problemText(problem, draft.field, terms, locale, t),
    help: draft.isShortened ? t('payment.too_long', { count: LONGEST_MONTHS }) : undefined,
    // The payer goes on typing in the other field.
    takesFocus: hasExchanged,
    steps: paymentSteps(draft.field, terms),
    onType: (text: string) => setDraft(typedInto(draft.field, text)),
    onExchange: () => {
      setExchanged(true)
      setDraft(exchanged(draft, terms))
    },
  }

  function pay(event?: FormEvent) {
    event?.preventDefault()
    if (!isPayable) return
    create.order({ payerId, recipientId, chainId: offer.chain_id, price: offer.price, amount })
  }

  return (
    <form className={styles.form} onSubmit={pay} aria-label={t('payment.title')}>
      <PaymentMessage />
      <div className={styles.fields}>
        <LinkedField
          {...field}
          name="duration"
          label={t('payment.duration')}
          reckoned={duration === null ? '' : shownNumber(plainMonths(duration), locale)}
        />
        <LinkedField
          {...field}
          name="amount"
          label={t('payment.amount')}
          reckoned={amount === null ? '' : shownXmr(amount, locale)}
        />
      </div>
      {isPayable && <TimeBought amount={amount} offer={offer} until={until} />}
      {create.formerPrice !== null && <PriceChanged former={create.formerPrice} present={offer.price} />}
      <Button type="submit" kind="primary" busy={create.isPending} disabled={!isPayable}>
        {t(isActive ? 'payment.extend' : 'payment.pay')}
      </Button>
      <p role="status" className={styles.waiting}>
        {create.isPending && t('payment.waiting')}
      </p>
      <WhatHappensNext offer={offer} />
      {create.error && (
        <InvoiceErrorDialog error={create.error} onRetry={() => pay()} onCancel={create.reset} />
      )}
    </form>
  )
}

const shownNumber = (plain: string, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(plain))

function problemText(
  problem: PaymentProblem,
  field: 'duration' | 'amount',
  terms: PaymentTerms,
  locale: string,
  t: Translate,
): string | null {
  const smallest = terms.smallest > 0n ? terms.smallest : 1n
  switch (problem) {
    case 'empty':
      return null // nothing is wrong yet
    case 'not_a_number':
      return t('payment.not_a_number')
    case 'too_many_decimals':
      return t('payment.too_many_decimals', { count: field === 'duration' ? 2 : 12 })
    case 'negative':
    case 'too_short':
    case 'too_small':
      return field === 'duration' && problem !== 'too_small'
        ? t('payment.too_short')
        : t('payment.too_small', { amount: shownXmr(smallest, locale) })
    case 'too_large':
      return t('payment.too_large', { amount: shownXmr(largestPayment(terms), locale) })
  }
}
