import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useText } from '#i18n/i18n.ts'
import { waitForHeading } from '#platform/focus/arrival.ts'
import { Logo } from '#ui/Logo.tsx'
import styles from './StartError.module.css'

/**
 * Nothing works without the instance and the viewer: what failed, and another try
 * (docs/spec/navigation.md#a-failed-start).
 */
export function StartError({
  error,
  retrying,
  onRetry,
}: {
  error: unknown
  retrying: boolean
  onRetry: () => void
}) {
  const t = useText()

  /** All of this makes way for a screen. */
  function retry() {
    waitForHeading()
    onRetry()
  }

  return (
    <main className={styles.page}>
      <title>Kith</title>
      <Logo />
      <h1 className={styles.title}>{t('start_error.title')}</h1>
      <ErrorNotice error={error} retrying={retrying} onRetry={retry} />
    </main>
  )
}
