import { latePart } from '#i18n/lazy-part.ts'
import styles from './FileDescription.module.css'

const DescriptionButton = latePart(async () => (await import('./DescriptionButton.tsx')).DescriptionButton)

/**
 * Keeps the place of the button that reads out the description of a file. The button loads after the posts.
 */
export function FileDescription({ description }: { description: string }) {
  return <DescriptionButton description={description} placeholder={<span className={styles.place} />} />
}
