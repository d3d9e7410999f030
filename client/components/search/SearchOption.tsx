import type { ReactNode } from 'react'
import { Option } from '#ui/Option.tsx'
import type { Listbox } from './listbox.ts'
import styles from './SearchOption.module.css'

/** Shows one suggestion of the search box: an icon, a text and a quieter note. */
export function SearchOption({
  listbox,
  name,
  href,
  icon,
  note,
  onPick,
  children,
}: {
  listbox: Listbox
  /** Names the option among all options of the listbox. */
  name: string
  /** Makes the option a link. */
  href?: string
  icon: ReactNode
  note?: string
  onPick: () => void
  children: ReactNode
}) {
  const id = `${listbox.id}-${encodeURIComponent(name)}`
  return (
    <Option id={id} href={href} isReached={id === listbox.active} onPick={onPick}>
      <span className={styles.icon} dir="ltr" aria-hidden="true">
        {icon}
      </span>
      <bdi className={styles.name} translate="no">
        {children}
      </bdi>
      {note !== undefined && (
        <bdi className={styles.note} translate="no">
          {note}
        </bdi>
      )}
    </Option>
  )
}
