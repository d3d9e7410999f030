import type { InvoiceStage } from '#domain/invoice/view.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The words for how an invoice stands (docs/spec/subscriptions.md#what-an-invoice-shows). */
export const STAGES: Record<InvoiceStage, TextKey> = {
  requested: 'invoice.requested',
  unanswered: 'invoice.unanswered',
  open: 'invoice.open',
  timeout: 'invoice.timeout',
  cancelled: 'invoice.cancelled',
  processing: 'invoice.processing',
  failed: 'invoice.failed',
  underpaid: 'invoice.underpaid',
  completed: 'invoice.completed',
}
