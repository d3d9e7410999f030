import { ChevronLeft } from 'lucide-react'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './BackHead.module.css'

/** Shows the heading of a page that belongs to another one, with the way back to that. */
export function BackHead({ title, back }: { title: string; back: { href: string; label: string } }) {
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <IconButton {...back} icon={<ChevronLeft />} />
      </span>
      <h1 className={styles.title} tabIndex={-1} ref={focusAwaitedHeading}>
        {title}
      </h1>
    </header>
  )
}
