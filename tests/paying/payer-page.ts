/**
 * The page of a subscription without its drawing: it asks, chooses and decides by the same modules as the
 * screen (docs/spec/subscriptions.md#what-an-invoice-shows, docs/spec/subscriptions.md#stored-invoices). A
 * device has a storage of its own, and a tab a cache and an address.
 */
import type { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { Invoice } from '#contract/entities/invoice.ts'
import { createQueryClient } from '#data/connection/query-client.ts'
import { profileQuery } from '#data/people/profiles.ts'
import { openInvoiceOf } from '#data/storage/open-invoices.ts'
import { endQuery } from '#data/subscriptions/bought.ts'
import { findCandidates, noteShownInvoice, putAway } from '#data/subscriptions/current-invoice.ts'
import { cancel, invoiceQuery } from '#data/subscriptions/invoices.ts'
import { knownInvoice } from '#data/subscriptions/known-invoices.ts'
import { placeOrder } from '#data/subscriptions/order-invoice.ts'
import { subscriptionQuery } from '#data/subscriptions/subscription.ts'
import { knownEnd } from '#domain/invoice/bought.ts'
import { chooseInvoice, type InvoiceAnswer, largestTooSmall } from '#domain/invoice/choose.ts'
import { type InvoiceView, invoiceView, isWatchedAddress } from '#domain/invoice/view.ts'
import { atomicUnits } from '#domain/money/amount.ts'
import { monthlyPrice } from '#domain/money/price.ts'
import { offerOf } from '#domain/subscription/offer.ts'
import { FIRST_DRAFT, largerDraft, type PaymentDraft, paymentOf } from '#domain/subscription/payment.ts'
import { memoryStorage } from '../harness/memory-storage.ts'
import type { PayerWorld } from './payer-world.ts'

/** The sight of the page: an invoice, the form with its lines, or that something has failed. */
export type Sight =
  | {
      kind: 'invoice'
      invoice: Invoice
      view: InvoiceView
      earlier: readonly string[]
      end: string | null
      hasFormerEnd: boolean
    }
  | { kind: 'form'; earlier: readonly string[]; price: number }
  | { kind: 'failed' }

export class Device {
  storage = memoryStorage()

  /** Logs out: all that is stored goes. */
  wipe(): void {
    this.storage = memoryStorage()
  }
}

/** The tab that runs now: there is one global page at a time. */
let current: Tab | null = null

/** Puts the address of the running tab in the place of the history of a browser. */
export function goTo(to: string): void {
  if (current) current.named = new URL(to, 'http://kith.example').searchParams.get('invoice_id')
}

export class Tab {
  named: string | null = null
  /** The price that the form has shown. */
  shownPrice = 0
  #client: QueryClient = createQueryClient()
  #draft: PaymentDraft = FIRST_DRAFT
  readonly device: Device
  readonly #world: PayerWorld

  constructor(device: Device, world: PayerWorld) {
    this.device = device
    this.#world = world
  }

  /** Loads the page anew, at an address. */
  open(invoiceId: string | null): void {
    this.named = invoiceId
    this.#client = createQueryClient()
    this.#draft = FIRST_DRAFT
  }

  async look(): Promise<Sight> {
    this.#enter()
    const between = { payerId: this.#world.bob.id, recipientId: this.#world.alice.id }
    const subscription = { ...subscriptionQuery(between.payerId, between.recipientId), staleTime: 0 }
    await settled(this.#client.fetchQuery(subscription).catch(() => null))
    const price = await this.#price()
    if (price === null) return { kind: 'failed' }
    const { asked, stored, known } = findCandidates(between, this.named, openInvoiceOf(between.recipientId))
    const answers = new Map<string, InvoiceAnswer>()
    for (const id of asked) answers.set(id, await this.#ask(id))
    const choice = chooseInvoice({ ...between, named: this.named, stored, known, answers, now: Date.now() })
    const shown = choice.id === null ? null : answers.get(choice.id)
    if (shown === 'failed' || shown === 'pending') return { kind: 'failed' }
    const earlier = choice.earlier.map(({ id }) => id)
    if (shown) return { ...(await this.#show(shown, price)), earlier }
    this.shownPrice = price
    const tooSmall = largestTooSmall(choice.earlier)
    const terms = { monthly: monthlyPrice(atomicUnits(price)) }
    this.#draft = tooSmall === null ? FIRST_DRAFT : largerDraft(tooSmall, terms)
    return { kind: 'form', earlier, price }
  }

  /** Presses Pay, with what the form has; `amount` is typed where it is given. */
  async pay(amount: bigint | null): Promise<'invoice' | 'price' | 'failed'> {
    this.#enter()
    const offer = offerOf(this.#world.alice)
    const terms = { monthly: monthlyPrice(atomicUnits(this.shownPrice)), smallest: 1_000_000_000n }
    const payment = paymentOf(this.#draft, terms)
    const order = {
      payerId: this.#world.bob.id,
      recipientId: this.#world.alice.id,
      chainId: offer?.type === 'monero-subscription' ? offer.chain_id : '',
      price: this.shownPrice,
      amount: amount ?? payment.amount ?? 0n,
    }
    return settled(
      placeOrder(this.#client, order)
        .then(({ kind }) => kind)
        .catch(() => 'failed' as const),
    )
  }

  async cancel(invoice: Invoice): Promise<void> {
    this.#enter()
    await settled(cancel(this.#client, invoice.id).catch(() => undefined))
  }

  putAway(invoice: Invoice, view: InvoiceView): void {
    this.#enter()
    putAway(invoice, view.stage)
  }

  #enter(): void {
    current = this
    vi.stubGlobal('localStorage', this.device.storage)
    vi.stubGlobal('location', {
      origin: 'http://kith.example',
      pathname: '/@alice/subscription',
      search: this.named === null ? '' : `?invoice_id=${this.named}`,
    })
  }

  async #price(): Promise<number | null> {
    const query = profileQuery({ id: this.#world.alice.id })
    const account = await settled(this.#client.fetchQuery(query).catch(() => null))
    return account && (offerOf(account)?.price ?? 0)
  }

  async #ask(id: string): Promise<InvoiceAnswer> {
    const query = { ...invoiceQuery(id), staleTime: 0 }
    try {
      return await settled(this.#client.fetchQuery(query))
    } catch {
      return this.#client.getQueryData(invoiceQuery(id).queryKey) ?? 'failed'
    }
  }

  async #show(invoice: Invoice, price: number) {
    noteShownInvoice(invoice, price)
    const isCompleted = invoice.status === 'completed'
    const asking = { ...endQuery(invoice), enabled: true, staleTime: 0 }
    const end = isCompleted ? await settled(this.#client.fetchQuery(asking).catch(() => null)) : null
    const known = knownInvoice(invoice.id)
    const view = invoiceView({
      status: invoice.status,
      hasAddress: invoice.payment_address !== null,
      isWatched: isWatchedAddress(invoice.payment_address),
      isExpired: Date.parse(invoice.expires_at) <= Date.now(),
      isCancelledHere: known?.isCancelled ?? false,
      minutesSinceChange: Math.floor((Date.now() - (known?.changedAt ?? Date.now())) / 60_000),
      end: knownEnd(end, false, known ?? null),
      viewer: known?.isMade ? 'guest' : 'link',
    })
    return { kind: 'invoice' as const, invoice, view, end, hasFormerEnd: known?.formerEnd !== undefined }
  }
}

/** Waits for something that may wait itself, and lets that time pass. */
export async function settled<Result>(promise: Promise<Result>): Promise<Result> {
  let isDone = false
  const end = promise.finally(() => {
    isDone = true
  })
  end.catch(() => undefined)
  for (let turn = 0; !isDone; turn += 1) {
    if (turn < 20) await new Promise(setImmediate)
    else await vi.advanceTimersByTimeAsync(500)
  }
  return end
}
