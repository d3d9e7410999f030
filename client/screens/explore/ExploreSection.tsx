import { type ReactNode, useId } from 'react'
import styles from './ExploreSection.module.css'

/** Shows links of one kind under a heading. */
export function ExploreSection({
  title,
  aside,
  children,
}: {
  title: string
  /** A link or a button beside the heading. */
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
