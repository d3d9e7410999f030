import { Copy, QrCode } from 'lucide-react'
import { useState } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { WholeText } from '#components/content/WholeText.tsx'
import { useCopy } from '#components/feedback/use-copy.ts'
import { CURRENCIES } from '#domain/money/currency-names.ts'
import { type AddressEntry, addressForCode } from '#domain/profile/payment-entries.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './AddressRow.module.css'
import { CurrencyIcon } from './CurrencyIcon.tsx'
import { PaymentRow } from './PaymentRow.tsx'

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog)

/** Shows an address of a currency, with buttons to copy it and to see it as a QR code. */
export function AddressRow({ entry }: { entry: AddressEntry }) {
  const t = useText()
  const copy = useCopy()
  const [isOpen, setOpen] = useState(false)
  const currency = CURRENCIES[entry.code]
  const code = addressForCode(entry)
  return (
    <PaymentRow icon={<CurrencyIcon code={entry.code} />} name={currency}>
      {code === null ? (
        <span className={styles.words} dir="auto">
          <EmojiText text={entry.address} />
        </span>
      ) : (
        <span className={styles.address}>
          <WholeText text={entry.address} oneLine />
        </span>
      )}
      <IconButton
        label={t('payments.copy', { currency })}
        icon={<Copy />}
        size="s"
        onClick={(event) => void copy(event, entry.address)}
      />
      {code !== null && (
        <IconButton
          label={t('payments.show_code', { currency })}
          icon={<QrCode />}
          size="s"
          aria-haspopup="dialog"
          onPointerEnter={AddressDialog.preload}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && code !== null && <AddressDialog entry={entry} code={code} onClose={() => setOpen(false)} />}
    </PaymentRow>
  )
}
