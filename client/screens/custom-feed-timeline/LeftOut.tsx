import { sourceNames } from '#components/feed/source-names.ts'
import type { Source } from '#domain/merged-feed/merged-feed.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './LeftOut.module.css'

/**
 * Says what a merged feed is shown without: what this server does not show, and what could not be loaded
 * (docs/spec/feeds.md#gaps-of-a-merged-feed).
 */
export function LeftOut({
  unserved,
  failed,
  onRetry,
}: {
  unserved: readonly Source[]
  failed: readonly Source[]
  onRetry: () => void
}) {
  const t = useText()
  const locale = useLocale()
  if (unserved.length + failed.length === 0) return null
  return (
    <div className={styles.notes}>
      {unserved.length > 0 && (
        <Alert>{t('merged_feed.not_served', { sources: sourceNames(unserved, locale) })}</Alert>
      )}
      {failed.length > 0 && (
        <Alert action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
          {t('merged_feed.without', { sources: sourceNames(failed, locale) })}
        </Alert>
      )}
    </div>
  )
}
