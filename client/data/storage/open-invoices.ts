/**
 * Reads and writes which invoice is being paid to whom, each under a key of its own
 * (docs/spec/conventions.md#keys-in-the-browsers-storage).
 */
import { onStoredElsewhere, readStored, writeStored } from '#platform/storage/storage.ts'

const PREFIX = 'invoice_'

const keyOf = (recipientId: string) => PREFIX + recipientId

export const isInvoiceKey = (key: string) => key.startsWith(PREFIX)

export const openInvoiceOf = (recipientId: string): string | null => readStored(keyOf(recipientId))

/** Keeps an invoice, or none for null. Where the browser refuses, the address of the page still has it. */
export const setOpenInvoice = (recipientId: string, invoiceId: string | null): void =>
  void writeStored(keyOf(recipientId), invoiceId)

/** Tells when another tab keeps or forgets an invoice; returns the function that stops it. */
export const onInvoiceOpenedElsewhere = (recipientId: string, tell: () => void): (() => void) =>
  onStoredElsewhere(keyOf(recipientId), tell)
