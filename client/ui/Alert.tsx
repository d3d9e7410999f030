import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

const ICONS = { error: CircleAlert, info: Info, success: CircleCheck } as const

/** Says what happened beside the place where it happened; an error interrupts, the rest waits its turn. */
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
      <Icon />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
