import { X } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { PartFrame } from '#platform/page/part-frame.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

/**
 * Shows a modal window with a title: it is open as long as it is rendered, and asks to be closed through
 * `onClose`.
 */
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
  const Frame = use(PartFrame)
  return (
    <Modal
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      {/* Neither is a landmark: the window may stand in the head of the page. */}
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <Frame>{children}</Frame>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  )
}
