import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { SubscriptionGives } from '#components/payments/SubscriptionGives.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { subscriptionQuery } from '#data/subscriptions/subscription.ts'
import { atomicUnits } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { isRemote } from '#domain/profile/handle.ts'
import type { SubscriptionOffer } from '#domain/subscription/offer.ts'
import { stateBesideInvoice, subscriptionState } from '#domain/subscription/state.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useTimed } from '#platform/time/clock.ts'
import { NextStep } from './NextStep.tsx'
import { Parties } from './Parties.tsx'
import { SubscriptionStatus } from './SubscriptionStatus.tsx'
import { usePayment } from './use-payment.ts'
import { Waiting } from './Waiting.tsx'

const CurrentInvoice = lazyPart(async () => (await import('./CurrentInvoice.tsx')).CurrentInvoice)

/**
 * Shows who pays whom, how the subscription stands, and the next step. An invoice stands above all that
 * (docs/spec/subscriptions.md#subscription-page, docs/spec/subscriptions.md#calm).
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
  const payment = usePayment(recipient, viewer, offer.price)
  const { payer, current } = payment
  const isOwn = payer?.id === recipient.id
  const found = useQuery(subscriptionQuery(isOwn ? null : (payer?.id ?? null), recipient.id))
  const relationship = useRelationship(recipient.id)
  const known = {
    price: offer.price,
    found: found.data ?? null,
    relationship: viewer && relationship,
    isRemote: isRemote(recipient),
  }
  const state = useTimed((now) => subscriptionState(known, now))
  const monthly = monthlyPrice(atomicUnits(offer.price))
  const isElsewhere = viewer === null && isRemote(recipient)
  const { invoice } = current
  const stateBeside = invoice ? stateBesideInvoice(state, invoice.status === 'completed') : state

  return (
    <>
      {invoice && (
        <CurrentInvoice
          key="invoice"
          placeholder={<Waiting />}
          payment={payment}
          isGuest={viewer === null}
          recipient={recipient}
          monthly={monthly}
        />
      )}
      <Parties
        recipient={recipient}
        payer={isOwn ? null : payer}
        canChange={!viewer && !isElsewhere && !invoice}
      />
      <SubscriptionStatus
        monthly={monthly}
        state={isOwn ? 'own' : stateBeside}
        expiresAt={found.data?.expires_at ?? null}
        // Beside an invoice a failure of this question is no news: the invoice asks for the end itself.
        found={payer && !isOwn && (!invoice || found.isSuccess) ? found : null}
        isBeside={invoice !== null}
      />
      <SubscriptionGives account={recipient} />
      {!invoice && current.error && (
        <ErrorNotice
          error={current.error}
          about={t('invoice.title')}
          retrying={current.isFetching}
          onRetry={current.retry}
        />
      )}
      {!invoice && !isOwn && !current.error && state !== 'unavailable' && (
        <NextStep
          recipient={recipient}
          offer={offer}
          payment={payment}
          isElsewhere={isElsewhere}
          until={state === 'active' ? (found.data?.expires_at ?? null) : null}
          isActive={state === 'active'}
        />
      )}
    </>
  )
}
