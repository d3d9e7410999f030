import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { addFileTarget } from '#platform/input/file-targets.ts'
import { toast } from '#ui/notices.ts'
import styles from './FileZone.module.css'

/**
 * Shows what takes files: those that are dropped or pasted anywhere on the page come here when it is open
 * (docs/spec/attachments.md#dropped-files).
 */
export function FileZone({
  hint,
  isClosed = false,
  isSingle = false,
  layout = 'tight',
  onFiles,
  children,
}: {
  /** Stands over it while files are dragged that it will take. */
  hint: string
  /** It takes nothing now. */
  isClosed?: boolean
  /** There is room for one file. */
  isSingle?: boolean
  /**
   * Its content reaches its edges, keeps away from them, or fills with it the room that is left in a column.
   */
  layout?: 'tight' | 'padded' | 'filling'
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}) {
  const t = useText()
  const zone = useRef<HTMLDivElement>(null)
  const [isMarked, mark] = useState(false)
  const isOpen = useEffectEvent(() => !isClosed)
  const take = useEffectEvent((files: readonly File[]) => {
    const [first] = files
    onFiles(isSingle ? files.slice(0, 1) : files)
    if (isSingle && first && files.length > 1) toast(t('file_zone.one', { name: first.name }))
  })

  useEffect(() => {
    const element = zone.current
    return element ? addFileTarget({ element, isOpen, take, mark }) : undefined
  }, [])

  return (
    <div ref={zone} className={styles.zone} data-layout={layout} data-dropping={isMarked} data-hint={hint}>
      {children}
    </div>
  )
}
