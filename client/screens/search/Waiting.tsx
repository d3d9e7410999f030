import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { hostAsked } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './Waiting.module.css'

/** The shape of what is on its way; who is asked, when that is another server and takes its time. */
export function Waiting({ q }: { q: string }) {
  const t = useText()
  const host = hostAsked(q)
  return (
    <>
      {host !== null && <p className={styles.asking}>{t('search.asking', { host })}</p>}
      <PostSkeleton count={3} />
    </>
  )
}
