import type { ReactNode } from 'react'
import styles from './PaymentRow.module.css'

/** Shows one way to pay: a sign and a name, and beside them where to. */
export const PaymentRow = ({
  icon,
  name,
  children,
}: {
  icon: ReactNode
  name: ReactNode
  children: ReactNode
}) => (
  <div className={styles.row}>
    <dt className={styles.name}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{name}</span>
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
