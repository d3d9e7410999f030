import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { useText } from '#i18n/i18n.ts'

/** Between two screens: the shape of what comes. */
export function PendingScreen() {
  const t = useText()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      <PostSkeleton count={6} />
    </div>
  )
}
