import { useId } from 'react'
import type { CaughtUp } from '#domain/catch-up/catch-up.ts'
import styles from './CatchUp.module.css'
import { Entries } from './Entries.tsx'

/** Shows posts under a heading. */
export function EntryList({ title, entries }: { title: string; entries: readonly CaughtUp[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Entries label={id} entries={entries} />
    </section>
  )
}
