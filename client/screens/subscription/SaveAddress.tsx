import { CopyButton } from '#components/feedback/CopyButton.tsx'
import { invoiceLink } from '#data/subscriptions/open-invoice.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './SaveAddress.module.css'

/**
 * Asks the payer to keep the address of the page, which alone leads back from anywhere
 * (docs/spec/subscriptions.md#stored-invoices).
 */
export function SaveAddress({ invoiceId }: { invoiceId: string }) {
  const t = useText()
  return (
    <div className={styles.keep}>
      <p className={styles.words}>{t('invoice.keep')}</p>
      <CopyButton size="s" text={invoiceLink(invoiceId)} label={t('invoice.copy_page')} />
    </div>
  )
}
