/**
 * Keeps which invoice is being paid to whom: in the address of the page, and on the device
 * (docs/spec/subscriptions.md#stored-invoices).
 */
import { useSyncExternalStore } from 'react'
import { navigate, useSearchParams } from '#platform/page/location.ts'
import { createStore } from '#platform/storage/store.ts'
import { onInvoiceOpenedElsewhere, openInvoiceOf, setOpenInvoice } from '../storage/open-invoices.ts'

const PARAMETER = 'invoice_id'

/** Returns the address of the page of an invoice between the same people. */
export const invoiceLink = (invoiceId: string): string => `${location.origin}${pathWith(invoiceId)}`

const pathWith = (invoiceId: string) =>
  `${location.pathname}?${new URLSearchParams({ [PARAMETER]: invoiceId })}`

/** Counts the changes in this tab. The browser tells only of those in others. */
const changes = createStore(0)

/** Returns the id that the address of the page names; null for none. */
export const useNamedInvoice = (): string | null => useSearchParams().get(PARAMETER)

/** Returns the id of the invoice that is being paid on this device; null for none. */
export const useOpenInvoice = (recipientId: string): string | null =>
  useSyncExternalStore(
    (onChange) => {
      const stopHere = changes.subscribe(onChange)
      const stopElsewhere = onInvoiceOpenedElsewhere(recipientId, onChange)
      return () => {
        stopHere()
        stopElsewhere()
      }
    },
    () => openInvoiceOf(recipientId),
  )

/** Puts the invoice into the address and keeps it on the device. */
export function openInvoice(recipientId: string, invoiceId: string): void {
  change(recipientId, invoiceId)
  if (new URLSearchParams(location.search).get(PARAMETER) === invoiceId) return
  navigate(pathWith(invoiceId), { replace: true })
}

/** Takes the invoice off the device, and out of the address unless another page is opened. */
export function forgetInvoice(recipientId: string, next?: string): void {
  change(recipientId, null)
  navigate(location.pathname, { replace: true })
  if (next !== undefined) navigate(next)
}

function change(recipientId: string, invoiceId: string | null): void {
  if (openInvoiceOf(recipientId) === invoiceId) return
  setOpenInvoice(recipientId, invoiceId)
  changes.set(changes.current() + 1)
}
