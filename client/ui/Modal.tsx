import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusInside } from '#platform/focus/inside.ts'
import { focusedElement } from '#platform/input/type-ahead.ts'
import { closeOnBack } from '#platform/page/close-on-back.ts'
import styles from './NoticePlace.module.css'
import { openNoticePlace } from './notice-places.ts'

/**
 * Shows a modal window, without any look of its own: it is open as long as it is rendered, and asks to be
 * closed through
 * `onClose`, which Back does too. Dialogs, the sheet to write in and the image viewer are built on it.
 */
export function Modal({
  onClose,
  onShow,
  children,
  ...element
}: {
  onClose: () => void
  /** Runs when the window is shown; returns what ends it. */
  onShow?: (dialog: HTMLDialogElement) => (() => void) | undefined
} & Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onCancel'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() => dialog.current && onShow?.(dialog.current))
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const shown = dialog.current
    // The browser gives the focus back to what has it now.
    const opener = focusedElement()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    shown?.showModal()
    if (shown) focusInside(shown)
    const end = show()
    const leaveNotices = notices.current && openNoticePlace(notices.current)
    const stopClosing = closeOnBack(() => close())
    return () => {
      stopClosing()
      leaveNotices?.()
      end?.()
      // Closing before the element leaves lets the browser give the focus back to where it was.
      shown?.close()
    }
  }, [])

  return (
    <dialog
      {...element}
      ref={dialog}
      onCancel={(event) => {
        // File fields and windows inside send `cancel` too, and it bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser may close without asking, for instance after a second Esc.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      {children}
      <div ref={notices} popover="manual" className={styles.place} />
    </dialog>
  )
}
