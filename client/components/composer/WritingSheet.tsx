import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '#i18n/i18n.ts'
import { keepAboveKeyboard } from '#platform/page/visible-area.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Modal } from '#ui/Modal.tsx'
import styles from './WritingSheet.module.css'

/**
 * Shows what is written on a phone: it covers the page, the button that sends is always in sight, Back and
 * Esc close it.
 */
export function WritingSheet({
  title,
  action,
  onClose,
  children,
}: {
  title: string
  action: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  const titleId = useId()
  return (
    <Modal className={styles.sheet} aria-labelledby={titleId} onShow={keepAboveKeyboard} onClose={onClose}>
      <header className={styles.head}>
        <IconButton label={t('composer.close')} icon={<X />} onClick={onClose} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </Modal>
  )
}
