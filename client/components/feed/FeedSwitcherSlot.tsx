import { useVisitor } from '#data/connection/session.ts'
import { latePart } from '#i18n/lazy-part.ts'
import styles from './FeedSwitcherSlot.module.css'

const FeedSwitcher = latePart(async () => (await import('./FeedSwitcher.tsx')).FeedSwitcher)

/**
 * Keeps the space of the `FeedSwitcher`, which loads after the posts. Guests have only one timeline and see
 * nothing.
 */
export function FeedSwitcherSlot() {
  if (useVisitor().kind === 'guest') return null
  return (
    <div className={styles.place}>
      <FeedSwitcher />
    </div>
  )
}
