/** Adds and ends subscriptions, and what is offered for money (docs/server/payments.md#behaviour). */
import { notify } from './notifications.ts'
import type { SubscriptionOptionRecord, SubscriptionRecord } from './payment-records.ts'
import type { AccountRecord, PaymentOptionRecord } from './records.ts'
import type { World } from './world.ts'

interface Parties {
  sender: AccountRecord
  recipient: AccountRecord
}

/** The least amount that profiles of this server name. No invoice is refused for less. */
const LEAST_PAYMENT = 1_000_000_000

/** Lets a person offer subscriptions. Another offer for that chain is replaced. */
export function offerSubscriptions(account: AccountRecord, option: SubscriptionOptionRecord): void {
  if (!account.user) throw new Error(`${account.acct} has no account here`)
  const { chain_id, price } = option
  const others = account.user.subscription_options.filter((other) => other.chain_id !== chain_id)
  account.user.subscription_options = [...others, option]
  const offer: PaymentOptionRecord = {
    type: 'monero-subscription',
    chain_id,
    price,
    amount_min: LEAST_PAYMENT,
    object_id: null,
  }
  const place = account.payment_options.findIndex((other) => isFor(other, chain_id))
  account.payment_options =
    place < 0 ? [...account.payment_options, offer] : account.payment_options.with(place, offer)
}

const isFor = (offer: PaymentOptionRecord, chain: string): boolean =>
  offer.type === 'monero-subscription' && offer.chain_id === chain

/** Returns what somebody takes for a subscription on a chain. */
export const offerOf = (account: AccountRecord, chain: string) =>
  account.payment_options.find((offer) => isFor(offer, chain))

/** Sets the end of a subscription, which may be past. */
export function subscribe(
  world: World,
  { sender, recipient, expires_at }: Parties & { expires_at: number },
): SubscriptionRecord {
  const id = world.subscriptions.get(sender.id, recipient.id)?.id ?? world.nextSerial()
  const record = { id, expires_at, has_ended: expires_at <= world.clock() }
  world.subscriptions.set(sender.id, recipient.id, record)
  return record
}

/** Adds seconds to a subscription, from `now` or from its end if that is later. */
export function extendSubscription(
  world: World,
  { sender, recipient, seconds, now }: Parties & { seconds: number; now: number },
): SubscriptionRecord {
  const known = world.subscriptions.get(sender.id, recipient.id)
  const start = Math.max(now, known?.expires_at ?? now)
  const id = known?.id ?? world.nextSerial()
  const record = { id, expires_at: start + seconds * 1000, has_ended: false }
  world.subscriptions.set(sender.id, recipient.id, record)
  return record
}

/** Gives a person the time that an amount buys, and tells the recipient. */
export function buyTime(
  world: World,
  purchase: Parties & { chain_id: string; amount: number; now: number; notice: string },
): void {
  const { sender, recipient, chain_id, amount, now, notice } = purchase
  const offer = offerOf(recipient, chain_id)
  if (offer?.type !== 'monero-subscription') return
  const seconds = (amount - (amount % offer.price)) / offer.price
  extendSubscription(world, { sender, recipient, seconds, now })
  notify(world, { recipient, sender, type: notice, payment_amount: amount, created_at: now })
}

/** Tells whether two people count as subscriber and creator, which they do until the job has seen the end. */
export const isSubscribed = (world: World, senderId: string, recipientId: string): boolean =>
  world.subscriptions.get(senderId, recipientId)?.has_ended === false

/** Counts the subscribers of a person. */
export const countSubscribers = (world: World, { id }: AccountRecord): number =>
  [...world.subscriptions.to(id).values()].filter(({ has_ended }) => !has_ended).length

/**
 * Ends the subscriptions whose time is over, and tells both sides
 * (docs/server/payments.md#notices-of-payments).
 */
export function endSubscriptions(world: World, now: number): void {
  for (const { from, to, value } of world.subscriptions.all()) {
    if (value.has_ended || value.expires_at > now) continue
    value.has_ended = true
    const [sender, recipient] = [world.accounts.get(from), world.accounts.get(to)]
    if (!sender || !recipient) continue
    notify(world, {
      recipient: sender,
      sender: recipient,
      type: 'subscription_expiration',
      created_at: now,
    })
    notify(world, { recipient, sender, type: 'subscriber_leaving', created_at: now })
  }
}

/** Returns when the next subscription ends whose end the job has not seen. */
export const nextEnd = (world: World): number =>
  Math.min(
    ...[...world.subscriptions.all()].map(({ value }) =>
      value.has_ended ? Number.POSITIVE_INFINITY : value.expires_at,
    ),
  )
