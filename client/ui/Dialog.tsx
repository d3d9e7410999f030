import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

/** A modal window: it is open as long as it is rendered, and asks to be closed through `onClose`. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  actions,
  size = 'm',
  children,
}: {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  actions?: ReactNode
  size?: 's' | 'm' | 'l'
  children?: ReactNode
}) {
  const titleId = useId()
  return (
    <dialog
      ref={open}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        // A file field inside sends `cancel` too, and it bubbles.
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
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}

/**
 * React's own autoFocus comes before the window is shown, hence the attribute; otherwise the first field has the focus.
 * Closing before the element leaves lets the browser give the focus back to where it was.
 */
function open(dialog: HTMLDialogElement) {
  dialog.showModal()
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const first = wanted ?? dialog.querySelector<HTMLElement>('input, textarea, select')
  first?.focus()
  return () => dialog.close()
}
