import { type ReactNode, useId } from 'react'
import styles from './ReceiptSection.module.css'

/** Shows one part of the page, below its title and a sentence about what it holds. */
export function ReceiptSection({
  title,
  help,
  children,
}: {
  title: string
  help: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.help}>{help}</p>
      {children}
    </section>
  )
}
