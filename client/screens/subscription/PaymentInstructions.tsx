import { ExternalLink } from 'lucide-react'
import { CopyButton } from '#components/feedback/CopyButton.tsx'
import { QrCode } from '#components/payments/QrCode.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { Invoice } from '#contract/entities/invoice.ts'
import { atomicUnits, plainXmr, shownXmr } from '#domain/money/amount.ts'
import { moneroLink } from '#domain/money/payment-link.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './PaymentInstructions.module.css'
import { PaymentRequest } from './PaymentRequest.tsx'

/**
 * Shows how much to send where: as a text to copy, as a link that opens a wallet, and as a QR code
 * (docs/spec/subscriptions.md#invoice, docs/spec/payments.md#payment-link).
 */
export function PaymentInstructions({
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
  const locale = useLocale()
  const amount = atomicUnits(invoice.amount)
  const link = moneroLink(address, amount)
  return (
    <div className={styles.instructions}>
      <p className={styles.sentence}>{t('invoice.send', { amount: shownXmr(amount, locale) })}</p>
      <p className={styles.address} dir="ltr" translate="no">
        {link ? <a href={link}>{address}</a> : address}
      </p>
      {link && <QrCode text={link} label={t('invoice.code')} />}
      <div className={styles.buttons}>
        {link && (
          <Button kind="primary" href={link} icon={<ExternalLink />}>
            {t('invoice.open_wallet')}
          </Button>
        )}
        <CopyButton text={address} label={t('invoice.copy_address')} />
        <CopyButton text={plainXmr(amount)} label={t('invoice.copy_amount')} />
      </div>
      <PaymentRequest invoice={invoice} address={address} recipient={recipient} monthly={monthly} />
    </div>
  )
}
