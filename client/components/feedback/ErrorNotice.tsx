import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useErrorText } from './error-text.ts'
import { SharedErrorNotice } from './SharedErrorNotice.tsx'

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
  if (about !== undefined && onRetry) {
    return <SharedErrorNotice about={about} reason={reason} isRetrying={retrying} retry={onRetry} />
  }
  const retry = onRetry && (
    <Button data-makes-way busy={retrying} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Alert tone="error" action={retry}>
      {reason}
    </Alert>
  )
}
