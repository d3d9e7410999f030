import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useErrorText } from './error-text.ts'
import { SharedErrorNotice } from './SharedErrorNotice.tsx'

/** Shows why something could not be loaded, with a button to retry. */
export function ErrorNotice({
  error,
  about,
  retrying = false,
  onRetry,
}: {
  error: unknown
  /** Names the part of the screen. Parts with a name that fail for the same reason share one notice. */
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
