import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Stands in the place of what is still loading. */
export function Waiting() {
  const t = useText()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      <Skeleton shape="block" />
    </div>
  )
}
