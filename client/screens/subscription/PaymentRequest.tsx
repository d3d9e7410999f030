import { CopyButton } from '#components/feedback/CopyButton.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { useInstance } from '#data/connection/instance.ts'
import { paymentRequest } from '#domain/money/payment-request.ts'
import { handle } from '#domain/profile/handle.ts'
import { useText } from '#i18n/i18n.ts'
import { gzip } from '#platform/network/gzip.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './PaymentRequest.module.css'

/**
 * Shows the request by which a wallet can pay every month, behind a toggle
 * (docs/spec/payments.md#payment-request).
 */
export function PaymentRequest({
  invoice,
  address,
  recipient,
  monthly,
}: {
  invoice: Invoice
  address: string
  recipient: Account
  monthly: bigint
}) {
  const t = useText()
  const label = handle(recipient, useInstance()?.uri ?? '')
  const text = paymentRequest({ label, address, monthly, startDate: invoice.created_at }, gzip)
  return (
    <Disclosure summary={t('invoice.request')}>
      <div className={styles.request}>
        <TextArea
          label={t('invoice.request')}
          labelHidden
          help={t('invoice.request_help')}
          dir="ltr"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={text} label={t('invoice.copy_request')} />
      </div>
    </Disclosure>
  )
}
