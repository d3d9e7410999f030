import { ExternalLink } from 'lucide-react'
import { WholeText } from '#components/content/WholeText.tsx'
import { CopyButton } from '#components/feedback/CopyButton.tsx'
import { QrCode } from '#components/payments/QrCode.tsx'
import type { Invoice } from '#contract/entities/invoice.ts'
import { atomicUnits, plainXmr } from '#domain/money/amount.ts'
import { moneroLink } from '#domain/money/payment-link.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './PaymentInstructions.module.css'

interface Payable {
  invoice: Invoice
  address: string
}

/** Shows how to pay: a QR code, and a link that opens a wallet (docs/spec/payments.md#payment-link). */
export function PaymentCode({ invoice, address }: Payable) {
  const t = useText()
  const link = moneroLink(address, atomicUnits(invoice.amount))
  if (!link) return null
  return (
    <div className={styles.code}>
      <QrCode text={link} label={t('invoice.code')} />
      <div>
        <Button kind="primary" href={link} icon={<ExternalLink />}>
          {t('invoice.open_wallet')}
        </Button>
      </div>
    </div>
  )
}

/** Shows the address of a payment, and copies it and the amount. */
export function PaymentAddress({ invoice, address }: Payable) {
  const t = useText()
  const amount = atomicUnits(invoice.amount)
  return (
    <>
      <div className={styles.address}>
        <span className={styles.label}>{t('invoice.address')}</span>
        <WholeText text={address} />
      </div>
      <div className={styles.buttons}>
        <CopyButton size="s" text={address} label={t('invoice.copy_address')} />
        <CopyButton size="s" text={plainXmr(amount)} label={t('invoice.copy_amount')} />
      </div>
    </>
  )
}
