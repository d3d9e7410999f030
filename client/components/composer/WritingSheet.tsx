import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { closeOnBack } from '#platform/close-on-back.ts'
import { keepAboveKeyboard } from '#platform/visible-area.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './WritingSheet.module.css'

/** Writing on a phone: it covers the page, the button that sends is always in sight, Back and Esc close it. */
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
  const [show] = useState(() => showSheet(onClose))
  return (
    <dialog
      ref={show}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // File fields and the dialogs inside send `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close without asking, for instance after a second Esc.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      <header className={styles.head}>
        <IconButton label={t('composer.close')} icon={<X />} onClick={onClose} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
      {/* The page's own one is out of reach behind a modal window. */}
      <Announcer />
    </dialog>
  )
}

/** A ref callback; closing before the element leaves gives the focus back to what opened it. */
const showSheet = (onClose: () => void) => (sheet: HTMLDialogElement) => {
  sheet.showModal()
  sheet.querySelector('textarea')?.focus()
  const stopFitting = keepAboveKeyboard(sheet)
  const stepBack = closeOnBack(onClose)
  return () => {
    stepBack()
    stopFitting()
    sheet.close()
  }
}
