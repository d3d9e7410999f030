import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useText } from '#i18n/i18n.ts'
import { waitForHeading } from '#platform/focus/arrival.ts'
import { patiently } from '#platform/start/patience.ts'
import { Logo } from '#ui/Logo.tsx'
import styles from './StartError.module.css'

/**
 * Says why the instance or the viewer could not be loaded, without which nothing works, and offers another
 * try (docs/spec/navigation.md#a-failed-start). What this device stores of them takes its place
 * (docs/spec/offline.md#reading-without-a-connection).
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
  const client = useQueryClient()
  useEffect(() => {
    if (error)
      void patiently(() => import('#data/stored-answers/store-answers.ts')).then(({ showStored }) =>
        showStored(client),
      )
  }, [client, error])

  /** A screen takes the place of this page when it works. */
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
