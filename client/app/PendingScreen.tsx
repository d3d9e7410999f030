import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useText } from '#i18n/i18n.ts'

/** Shows a placeholder while a screen is loading. */
export function PendingScreen() {
  const t = useText()
  const instance = useInstance()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      <title>{instance?.title || 'Kith'}</title>
      <PostSkeleton count={6} />
    </div>
  )
}
