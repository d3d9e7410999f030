/**
 * Finds the invoice that the page shows, and the earlier ones
 * (docs/spec/subscriptions.md#stored-invoices).
 */
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Invoice } from '#contract/entities/invoice.ts'
import { chooseInvoice, type InvoiceAnswer, isSettled } from '#domain/invoice/choose.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { invoiceQuery } from './invoices.ts'
import { addKnownInvoice, changeKnownInvoice, knownInvoices, useKnownInvoices } from './known-invoices.ts'
import { forgetInvoice, openInvoice, useNamedInvoice, useOpenInvoice } from './open-invoice.ts'

export interface Between {
  /** Null while a guest has not named the payer. */
  payerId: string | null
  recipientId: string
}

/** Returns what may be shown: the ids that the device names, and those that the server is asked about. */
export function findCandidates(
  { payerId, recipientId }: Between,
  named: string | null,
  stored: string | null,
) {
  const known = knownInvoices().filter(
    (one) => one.recipientId === recipientId && (payerId === null || one.payerId === payerId),
  )
  const ids = [...new Set([...(stored === null ? [] : [stored]), ...known.map(({ id }) => id)])]
  const settled = known.filter((one) => isSettled(one, serverNow())).map(({ id }) => id)
  const others = ids.filter((id) => id !== named && !settled.includes(id))
  return { known, stored: ids, asked: named === null ? others : [named, ...others] }
}

/** Keeps an invoice that is shown, whoever made it: on the device, and in the address of the page. */
export function noteShownInvoice(invoice: Invoice, price: number): void {
  addKnownInvoice(invoice, { isMade: false, price, formerEnd: undefined })
  openInvoice(invoice.recipient_id, invoice.id)
}

/**
 * Puts an invoice away as it stands, and opens another page, or the form. It comes back when it stands
 * differently.
 */
export function putAway({ id, recipient_id }: Invoice, stage: string, next?: string): void {
  changeKnownInvoice(id, () => ({ putAway: stage }))
  forgetInvoice(recipient_id, next)
}

/**
 * Returns the invoice between a payer and a recipient that is shown, and those that may still receive a
 * payment.
 */
export function useCurrentInvoice(between: Between, price: number) {
  const named = useNamedInvoice()
  useKnownInvoices()
  const candidates = findCandidates(between, named, useOpenInvoice(between.recipientId))
  const { asked, stored, known } = candidates
  const results = useQueries({ queries: asked.map(invoiceQuery) })
  const answers = new Map(asked.map((id, index) => [id, answerOf(results[index])]))
  const choice = chooseInvoice({ ...between, named, stored, known, answers, now: serverNow() })
  const shown = results[asked.indexOf(choice.id ?? '')]
  const invoice = shown?.data ?? null

  useEffect(() => {
    if (invoice) noteShownInvoice(invoice, price)
  }, [invoice, price])

  return {
    ...choice,
    invoice,
    known: known.find(({ id }) => id === choice.id) ?? null,
    error: shown?.error ?? null,
    isFetching: shown?.isFetching ?? false,
    retry: () => void shown?.refetch(),
  }
}

function answerOf(result: UseQueryResult<Invoice | null> | undefined): InvoiceAnswer {
  if (result?.data !== undefined) return result.data
  return result?.isError ? 'failed' : 'pending'
}
