import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** Shows a line that opens the content below it. */
export function Disclosure({
  summary,
  open = false,
  onOpen,
  children,
}: {
  summary: ReactNode
  open?: boolean
  onOpen?: () => void
  children: ReactNode
}) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={(event) => event.newState === 'open' && onOpen?.()}
    >
      <summary className={styles.summary}>
        <ChevronDown />
        <span>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
