import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { largestTooSmall } from '#domain/invoice/choose.ts'
import { atomicUnits } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { type SubscriptionOffer, smallestPayment } from '#domain/subscription/offer.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { EarlierInvoices } from './EarlierInvoices.tsx'
import { PaidElsewhere } from './PaidElsewhere.tsx'
import { PayerForm } from './PayerForm.tsx'
import type { usePayment } from './use-payment.ts'
import { Waiting } from './Waiting.tsx'

const PaymentForm = lazyPart(async () => (await import('./PaymentForm.tsx')).PaymentForm)

/**
 * Shows what comes before an invoice: naming the payer, or paying (docs/spec/subscriptions.md#who-pays,
 * docs/spec/subscriptions.md#payment-form, docs/spec/subscriptions.md#guests-and-people-elsewhere).
 */
export function NextStep({
  recipient,
  offer,
  payment: { payer, current },
  isElsewhere,
  until,
  isActive,
}: {
  recipient: Account
  offer: SubscriptionOffer
  payment: ReturnType<typeof usePayment>
  isElsewhere: boolean
  /** The end of the subscription, if there is one now. */
  until: string | null
  /** Whether the payment extends a subscription. */
  isActive: boolean
}) {
  const instance = useInstance()
  const tooSmall = largestTooSmall(current.earlier)
  if (isElsewhere) return <PaidElsewhere recipient={recipient} offer={offer} />
  // A payer with an invoice must not be asked to make another one.
  if (current.isPending) return <Waiting />
  return (
    <>
      <EarlierInvoices earlier={current.earlier} />
      {payer ? (
        <PaymentForm
          placeholder={<Waiting />}
          key={`${tooSmall}`}
          payerId={payer.id}
          recipientId={recipient.id}
          offer={offer}
          terms={{
            monthly: monthlyPrice(atomicUnits(offer.price)),
            smallest: smallestPayment(offer, instance),
          }}
          tooSmall={tooSmall}
          until={until}
          isActive={isActive}
        />
      ) : (
        <PayerForm recipientId={recipient.id} />
      )}
    </>
  )
}
