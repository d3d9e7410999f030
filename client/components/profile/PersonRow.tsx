import type { ReactNode } from 'react'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import styles from './PersonRow.module.css'

/** Lays out a person in a list of people, with what can be done about them at the end of the row. */
export const PersonRow = ({ id, children }: { id: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
  <div ref={handOverToNeighbour} role="listitem" data-row={id} className={styles.row}>
    {children}
  </div>
)
