import { ChevronLeft } from 'lucide-react'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './BackHead.module.css'

/** Shows the heading of a page that belongs to another one, with the way back to that. */
export function BackHead({
  title,
  back,
  isBeside = false,
}: {
  title: string
  /** Leads to the other page; null on that page itself. */
  back: { href: string; label: string } | null
  /** Whether a wide window shows both pages, so that it needs no way back. */
  isBeside?: boolean
}) {
  return (
    <header className={styles.head}>
      {back && (
        <span className={styles.back} data-beside={isBeside}>
          <IconButton {...back} icon={<ChevronLeft />} />
        </span>
      )}
      <h1 className={styles.title} tabIndex={-1} ref={focusAwaitedHeading}>
        {title}
      </h1>
    </header>
  )
}
