import { type ReactNode, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { carriesFiles, droppedFiles, pastedFiles } from '#platform/files.ts'
import styles from './AttachmentZone.module.css'

/** The whole composer takes files that are dropped or pasted, wherever in it that happens. */
export function AttachmentZone({
  isClosed,
  onAdd,
  children,
}: {
  /** Nothing is taken; what is dropped does not open in place of the page either. */
  isClosed: boolean
  onAdd: (files: readonly File[]) => void
  children: ReactNode
}) {
  const t = useText()
  const [dropping, setDropping] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button does the same for keyboards
    <div
      className={styles.zone}
      data-dropping={dropping}
      data-hint={t('attachment.drop')}
      onDragOver={(event) => {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault() // without it the browser opens the file
        setDropping(!isClosed)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) setDropping(false)
      }}
      onDrop={(event) => {
        setDropping(false)
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        if (!isClosed) onAdd(droppedFiles(event.dataTransfer))
      }}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData)
        if (files.length === 0 || isClosed) return
        event.preventDefault()
        onAdd(files)
      }}
    >
      {children}
    </div>
  )
}
