import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

const ICONS = { error: CircleAlert, info: Info, success: CircleCheck } as const

/**
 * Shows what happened, beside the place where it happened. A screen reader reads an error at once, the rest
 * when it is idle.
 */
export function Alert({
  tone = 'info',
  action,
  children,
}: {
  tone?: keyof typeof ICONS
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <div className={styles.reason}>
        <Icon />
        <div className={styles.text}>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
