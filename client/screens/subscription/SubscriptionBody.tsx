import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { subscriptionQuery } from '#data/subscriptions/subscription.ts'
import { atomicUnits } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { isRemote } from '#domain/profile/handle.ts'
import { type SubscriptionOffer, smallestPayment } from '#domain/subscription/offer.ts'
import { subscriptionState } from '#domain/subscription/state.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useTimed } from '#platform/clock.ts'
import { PaidElsewhere } from './PaidElsewhere.tsx'
import { Parties } from './Parties.tsx'
import { PayerForm } from './PayerForm.tsx'
import { SubscriptionStatus } from './SubscriptionStatus.tsx'
import { usePayment } from './use-payment.ts'
import { Waiting } from './Waiting.tsx'

const PaymentForm = lazyPart(async () => (await import('./PaymentForm.tsx')).PaymentForm)
const InvoiceView = lazyPart(async () => (await import('./InvoiceView.tsx')).InvoiceView)

/**
 * Shows who pays whom, how the subscription stands, and the next step: naming the payer, paying, or the invoice that is
 * being paid (docs/spec/subscriptions.md#subscription-page, docs/spec/subscriptions.md#who-pays,
 * docs/spec/subscriptions.md#payment-form, docs/spec/subscriptions.md#guests-and-people-elsewhere).
 */
export function SubscriptionBody({
  recipient,
  offer,
  viewer,
}: {
  recipient: Account
  offer: SubscriptionOffer
  /** Null for guests. */
  viewer: Account | null
}) {
  const t = useText()
  const instance = useInstance()
  const { payer, current, forget } = usePayment(recipient.id, viewer)
  const found = useQuery(subscriptionQuery(payer?.id ?? null, recipient.id))
  const relationship = useRelationship(recipient.id)
  const known = {
    price: offer.price,
    found: found.data ?? null,
    relationship: viewer && relationship,
    isRemote: isRemote(recipient),
  }
  const state = useTimed((now) => subscriptionState(known, now))
  const monthly = monthlyPrice(atomicUnits(offer.price))
  const isOwn = payer?.id === recipient.id
  const isElsewhere = viewer === null && isRemote(recipient)
  const until = state === 'active' ? (found.data?.expires_at ?? null) : null

  function nextStep() {
    if (current.invoice) {
      return (
        <Suspense key="invoice" fallback={<Waiting />}>
          <InvoiceView
            invoice={current.invoice}
            recipient={recipient}
            monthly={monthly}
            until={until}
            onForget={forget}
          />
        </Suspense>
      )
    }
    if (state === 'unavailable' || isOwn || current.error) return null
    if (isElsewhere) return <PaidElsewhere recipient={recipient} offer={offer} />
    // Who has an invoice already must not be asked to make another one.
    if (current.isPending) return <Waiting />
    if (!payer) return <PayerForm recipientId={recipient.id} />
    return (
      <Suspense key="payment" fallback={<Waiting />}>
        <PaymentForm
          payerId={payer.id}
          recipientId={recipient.id}
          chainId={offer.chain_id}
          terms={{ monthly, smallest: smallestPayment(offer, instance) }}
          isActive={state === 'active'}
        />
      </Suspense>
    )
  }

  return (
    <>
      <Parties recipient={recipient} payer={payer} canChange={!viewer && !isElsewhere && !current.invoice} />
      <SubscriptionStatus
        monthly={monthly}
        state={isOwn ? 'own' : state}
        expiresAt={found.data?.expires_at ?? null}
        found={payer && !isOwn ? found : null}
      />
      {current.error && (
        <ErrorNotice
          error={current.error}
          about={t('invoice.title')}
          retrying={current.isFetching}
          onRetry={current.retry}
        />
      )}
      {nextStep()}
    </>
  )
}
