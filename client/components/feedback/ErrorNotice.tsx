import { Suspense } from 'react'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useErrorText } from './error-text.ts'

/** Until it is here, each part of the screen says alone that it failed. */
const SharedNotice = lazyPart(async () => (await import('./SharedNotice.tsx')).SharedNotice)

/** Says why something could not be loaded, and offers another try. */
export function ErrorNotice({
  error,
  about,
  retrying = false,
  onRetry,
}: {
  error: unknown
  /** Names the part of the screen; parts that fail for one reason share one notice. */
  about?: string
  retrying?: boolean
  onRetry?: () => void
}) {
  const t = useText()
  const reason = useErrorText(error)
  const retry = onRetry && (
    <Button data-makes-way busy={retrying} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
  const alone = (
    <Alert tone="error" action={retry}>
      {reason}
    </Alert>
  )
  if (about === undefined || !onRetry) return alone
  return (
    <Suspense fallback={alone}>
      <SharedNotice about={about} reason={reason} isRetrying={retrying} retry={onRetry} />
    </Suspense>
  )
}
