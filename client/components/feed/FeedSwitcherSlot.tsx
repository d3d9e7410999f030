import { Suspense } from 'react'
import { useVisitor } from '#data/connection/session.ts'
import { latePart } from '#i18n/lazy-part.ts'
import styles from './FeedSwitcherSlot.module.css'

const FeedSwitcher = latePart(async () => (await import('./FeedSwitcher.tsx')).FeedSwitcher)

/** Where one goes from one timeline to the next. It comes after the posts, its place is kept. Guests have one timeline. */
export function FeedSwitcherSlot() {
  if (useVisitor().kind === 'guest') return null
  return (
    <div className={styles.place}>
      <Suspense>
        <FeedSwitcher />
      </Suspense>
    </div>
  )
}
