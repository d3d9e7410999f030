import { useText } from '#i18n/i18n.ts'
import { useOnline } from '#platform/online.ts'
import { useIsPartMissing } from '#platform/patience.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './MissingParts.module.css'

/**
 * Says why a press shows nothing yet: code that cannot be fetched. With a connection, a newer version may have taken
 * its place (docs/spec/navigation.md#a-part-that-is-missing).
 */
export function MissingParts() {
  const t = useText()
  const isMissing = useIsPartMissing()
  const isOnline = useOnline()
  if (!isMissing) return null
  const reload = (
    <Button size="s" onClick={() => window.location.reload()}>
      {t('missing_parts.reload')}
    </Button>
  )
  return (
    <div className={styles.corner}>
      <Alert action={isOnline && reload}>{t('missing_parts.text')}</Alert>
    </div>
  )
}
