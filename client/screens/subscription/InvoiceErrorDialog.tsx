import { errorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { useText } from '#i18n/i18n.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/**
 * Says that no invoice was made, why, and offers another try. The wallet of a server serves one invoice at a time and
 * fails while it is busy (docs/spec/subscriptions.md#payment-form,
 * docs/spec/conventions.md#messages-of-profiles-and-payments, docs/server/payments.md#create-an-invoice).
 */
export function InvoiceErrorDialog({
  error,
  onRetry,
  onCancel,
}: {
  error: Error
  onRetry: () => void
  onCancel: () => void
}) {
  const t = useText()
  const isBusy = error instanceof ApiError && error.status === 500
  return (
    <ConfirmDialog
      title={t('invoice.not_made')}
      confirmLabel={t('action.retry')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      onConfirm={onRetry}
      onCancel={onCancel}
    >
      <p>{isBusy ? t('invoice.wallet_busy') : errorText(error, t)}</p>
      <p>{t('invoice.nothing_paid')}</p>
    </ConfirmDialog>
  )
}
