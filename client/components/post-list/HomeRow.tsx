import { createContext, use } from 'react'
import { PostCard } from '#components/post-card/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './HomeRow.module.css'

/** The id of the first post that was seen at the last visit; null where nothing new stands above it. */
export const FirstSeenContext = createContext<string | null>(null)

/**
 * Shows a post of Home, and above the first one that was seen at the last visit a line
 * (docs/spec/timelines.md#you-were-here).
 */
export function HomeRow({ item, position }: { item: Post; position: number }) {
  const isFirstSeen = use(FirstSeenContext) === item.id
  return (
    <>
      {isFirstSeen && <HereLine />}
      <PostCard post={item} position={position} />
    </>
  )
}

function HereLine() {
  const t = useText()
  return (
    <div className={styles.line}>
      <span className={styles.words}>{t('home.here')}</span>
    </div>
  )
}
