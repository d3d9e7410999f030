/**
 * Keeps which invoice is being paid to whom: in the address of the page, and on the device
 * (docs/spec/subscriptions.md#keeping-an-invoice).
 */
import { useSyncExternalStore } from 'react'
import { navigate, useSearchParams } from '#platform/location.ts'
import { createStore } from '#platform/store.ts'
import { keepInvoiceOf, keptInvoiceOf, onInvoiceKeptElsewhere } from '../storage/kept-invoices.ts'

const PARAMETER = 'invoice_id'

/** Counts the changes in this tab. The browser tells only of those in others. */
const changes = createStore(0)

/** Returns the ids of the invoices that may be shown: that of the address, and that of the device. */
export function useKeptInvoices(recipientId: string): readonly string[] {
  const named = useSearchParams().get(PARAMETER)
  const kept = useSyncExternalStore(
    (onChange) => {
      const stopHere = changes.subscribe(onChange)
      const stopElsewhere = onInvoiceKeptElsewhere(recipientId, onChange)
      return () => {
        stopHere()
        stopElsewhere()
      }
    },
    () => keptInvoiceOf(recipientId),
  )
  return [...new Set([named, kept])].flatMap((id) => (id ? [id] : []))
}

/** Puts the invoice into the address and keeps it on the device. */
export function keepInvoice(recipientId: string, invoiceId: string): void {
  change(recipientId, invoiceId)
  navigate(`${location.pathname}?${new URLSearchParams({ [PARAMETER]: invoiceId })}`, { replace: true })
}

/** Takes the invoice out of the address and off the device. */
export function forgetInvoice(recipientId: string): void {
  change(recipientId, null)
  navigate(location.pathname, { replace: true })
}

function change(recipientId: string, invoiceId: string | null): void {
  keepInvoiceOf(recipientId, invoiceId)
  changes.set(changes.current() + 1)
}
