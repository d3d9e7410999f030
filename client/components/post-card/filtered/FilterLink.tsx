import type { ReactNode } from 'react'
import { sectionPath } from '#domain/settings/section.ts'
import styles from './FilteredPost.module.css'

/** Shows which filter has caught a post, as a link to all filters. */
export const FilterLink = ({ children }: { children: ReactNode }) => (
  <a href={sectionPath('filters')} className={styles.filter}>
    {children}
  </a>
)
