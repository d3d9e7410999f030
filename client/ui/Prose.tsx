import type { ComponentProps } from 'react'
import styles from './Prose.module.css'

/** Shows sentences to read: paragraphs below their headings, and lists with a mark at each item. */
export const Prose = (props: ComponentProps<'section'>) => <section {...props} className={styles.prose} />
