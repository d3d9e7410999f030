import { useErrorText, withServerWords } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import { failureOf } from '#data/connection/failure.ts'
import { isTemporary } from '#domain/retry.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { AnswerDialog } from '#ui/AnswerDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** The refusals that mean something else here than to who signs in or looks at a profile. */
const REFUSALS = new Map<string, TextKey>([
  ['user not found', 'invoice.payer_elsewhere'],
  ['profile not found', 'invoice.party_gone'],
  ["recipient can't accept payment", 'invoice.not_accepted'],
  ["recipient doesn't support FEP-0837", 'invoice.not_accepted'],
])

/**
 * Says that no invoice was made, and why, and offers another try where that could succeed. The wallet of a
 * server serves one invoice at a time and fails while it is busy (docs/spec/subscriptions.md#payment-form,
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
  const general = useErrorText(error)
  const refusal = error instanceof ApiError ? REFUSALS.get(error.message) : undefined
  const isBusy = error instanceof ApiError && error.status === 500 && error.retryAfter === null
  const title = t('invoice.not_made')
  if (refusal !== undefined || !isTemporary(failureOf(error))) {
    return (
      <AnswerDialog
        title={title}
        backLabel={t('profile_action.close')}
        closeLabel={t('action.dismiss')}
        onBack={onCancel}
      >
        <p>{refusal === undefined ? general : t(refusal)}</p>
        <p>{t('invoice.nothing_paid_end')}</p>
      </AnswerDialog>
    )
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('action.retry')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.dismiss')}
      onConfirm={onRetry}
      onCancel={onCancel}
    >
      <p>{isBusy ? withServerWords(t('invoice.wallet_busy'), error, t) : general}</p>
      <p>{t('invoice.nothing_paid')}</p>
    </ConfirmDialog>
  )
}
