import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { hostAsked } from '#domain/search.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './ResultsSkeleton.module.css'

/** Shows the outlines of results while they load. If another server has to be asked, it says which. */
export function ResultsSkeleton({ q }: { q: string }) {
  const t = useText()
  const host = hostAsked(q)
  return (
    <>
      {host !== null && <p className={styles.remoteHost}>{t('search.asking', { host })}</p>}
      <PostSkeleton count={3} />
    </>
  )
}
