import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { errorText } from './error-text.ts'

/** Something could not be loaded: why, and another try. */
export function ErrorNotice({
  error,
  retrying = false,
  onRetry,
}: {
  error: unknown
  retrying?: boolean
  onRetry?: () => void
}) {
  const t = useText()
  const retry = onRetry && (
    <Button data-makes-way busy={retrying} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Alert tone="error" action={retry}>
      {errorText(error, t)}
    </Alert>
  )
}
