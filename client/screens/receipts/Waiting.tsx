import { useText } from '#i18n/i18n.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Keeps the place of what is read from the device. */
export function Waiting() {
  const t = useText()
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')}>
      <Skeleton width="m" />
      <Skeleton width="l" />
    </div>
  )
}
