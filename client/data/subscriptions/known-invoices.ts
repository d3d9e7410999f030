/**
 * Keeps what this device knows of invoices, so that a late payment is found again
 * (docs/spec/subscriptions.md#stored-invoices).
 */
import { useSyncExternalStore } from 'react'
import type { Invoice } from '#contract/entities/invoice.ts'
import { isWatchedAddress } from '#domain/invoice/view.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { onStoredElsewhere, readStored } from '#platform/storage/storage.ts'
import { createStore } from '#platform/storage/store.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { currentToken } from '../connection/token.ts'
import { type KnownInvoice, STORED_GUEST_INVOICES, STORED_INVOICES } from '../storage/stored-invoices.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

const PLACES = [STORED_INVOICES, STORED_GUEST_INVOICES] as const

/** So many are stored at most, each for so many milliseconds. */
const MAX_STORED = 50
const MAX_AGE_MS = 90 * 86_400_000

/** Counts the changes in this tab. The browser tells only of those in others. */
const changes = createStore(0)

/** Returns the invoices that this device knows, the newest first. */
export const knownInvoices = (): KnownInvoice[] =>
  PLACES.flatMap(readStoredValue<readonly KnownInvoice[]>).sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )

export const knownInvoice = (id: string): KnownInvoice | undefined =>
  knownInvoices().find((known) => known.id === id)

/** Returns what the device knows, and draws the component again when that changes, here or in another tab. */
export function useKnownInvoices(): KnownInvoice[] {
  useSyncExternalStore(follow, () =>
    [readStored(LATE_KEYS.invoices), readStored(LATE_KEYS.guestInvoices)].join('\n'),
  )
  return knownInvoices()
}

function follow(onChange: () => void): () => void {
  const ends = [
    changes.subscribe(onChange),
    onStoredElsewhere(LATE_KEYS.invoices, onChange),
    onStoredElsewhere(LATE_KEYS.guestInvoices, onChange),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Keeps an invoice that was made here, or whose address was opened. What is known of it already stays. */
export function addKnownInvoice(
  invoice: Invoice,
  { isMade, price, formerEnd }: Pick<KnownInvoice, 'isMade' | 'price' | 'formerEnd'>,
): void {
  if (knownInvoice(invoice.id)) return
  const now = serverNow()
  const known: KnownInvoice = {
    id: invoice.id,
    payerId: invoice.sender_id,
    recipientId: invoice.recipient_id,
    amount: invoice.amount,
    createdAt: invoice.created_at,
    expiresAt: invoice.expires_at,
    hasAddress: invoice.payment_address !== null,
    isWatched: isWatchedAddress(invoice.payment_address),
    status: invoice.status,
    changedAt: now,
    seenAt: now,
    ...(invoice.status !== 'completed' && { openAt: now }),
    isMade,
    isCancelled: false,
    putAway: null,
    price,
    formerEnd,
  }
  const place = currentToken() === null ? STORED_GUEST_INVOICES : STORED_INVOICES
  const others = readStoredValue<readonly KnownInvoice[]>(place).filter(
    ({ createdAt }) => Date.parse(createdAt) > now - MAX_AGE_MS,
  )
  writeStoredValue(place, [known, ...others].slice(0, MAX_STORED))
  changes.set(changes.current() + 1)
}

/** Changes what is known of an invoice, if anything is. */
export function changeKnownInvoice(id: string, change: (known: KnownInvoice) => Partial<KnownInvoice>): void {
  for (const place of PLACES) {
    const all = readStoredValue<readonly KnownInvoice[]>(place)
    if (!all.some((known) => known.id === id)) continue
    writeStoredValue(
      place,
      all.map((known) => (known.id === id ? { ...known, ...change(known) } : known)),
    )
    changes.set(changes.current() + 1)
  }
}

/**
 * Notes what the server says of an invoice. `formerEnd` is the end of the subscription as it was known before
 * the question: while the payment is not completed, that is the end without it.
 */
export function noteInvoice(invoice: Invoice, formerEnd: string | null | undefined): void {
  const now = serverNow()
  const isOpen = invoice.status !== 'completed'
  changeKnownInvoice(invoice.id, (known) => ({
    status: invoice.status,
    hasAddress: invoice.payment_address !== null,
    isWatched: isWatchedAddress(invoice.payment_address),
    seenAt: now,
    ...(invoice.status !== known.status && { changedAt: now }),
    ...(isOpen && { openAt: now }),
    ...(isOpen && formerEnd !== undefined && { formerEnd }),
  }))
}
