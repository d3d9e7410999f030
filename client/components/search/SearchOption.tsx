import type { ReactNode } from 'react'
import { Option } from '#ui/Option.tsx'
import styles from './SearchOption.module.css'

/** One suggestion of the search box. */
export function SearchOption({
  id,
  href,
  icon,
  note,
  isReached,
  onPick,
  children,
}: {
  id: string
  href?: string
  icon?: ReactNode
  /** Quieter, behind the name. */
  note?: string
  isReached: boolean
  onPick: () => void
  children: ReactNode
}) {
  return (
    <Option id={id} href={href} isReached={isReached} onPick={onPick}>
      <span className={styles.icon} dir="ltr" aria-hidden="true">
        {icon}
      </span>
      <bdi className={styles.name}>{children}</bdi>
      {note !== undefined && <bdi className={styles.note}>{note}</bdi>}
    </Option>
  )
}
