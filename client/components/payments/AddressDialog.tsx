import { WholeText } from '#components/content/WholeText.tsx'
import { useCopy } from '#components/feedback/use-copy.ts'
import { CURRENCIES } from '#domain/money/currency-names.ts'
import type { AddressEntry } from '#domain/profile/payment-entries.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './AddressDialog.module.css'
import { QrCode } from './QrCode.tsx'

/** Shows an address of a currency as a QR code and in full (docs/spec/payments.md#addresses-on-a-profile). */
export function AddressDialog({
  entry: { code: currencyCode, address },
  code,
  onClose,
}: {
  entry: AddressEntry
  /** The text of the QR code. */
  code: string
  onClose: () => void
}) {
  const t = useText()
  const copy = useCopy()
  const currency = CURRENCIES[currencyCode]
  return (
    <Dialog
      title={currency}
      size="s"
      closeLabel={t('payments.close')}
      onClose={onClose}
      actions={
        <>
          {code.startsWith('monero:') && (
            <Button kind="quiet" href={code}>
              {t('payments.open_wallet')}
            </Button>
          )}
          <Button data-autofocus onClick={(event) => void copy(event, address)}>
            {t('payments.copy_address')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <QrCode text={code} label={t('payments.code', { currency })} />
        <div className={styles.address}>
          <WholeText text={address} />
        </div>
      </div>
    </Dialog>
  )
}
