import { byLocale } from '#domain/formatter.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { type FailedPart, useSharedFailures } from './shared-failures.ts'

const listing = byLocale((locale) => new Intl.ListFormat(locale))

/**
 * Shows one notice for all parts of the screen that failed for the same reason, with a button that retries
 * all of them (docs/spec/conventions.md#error-texts).
 */
export function SharedErrorNotice(part: FailedPart) {
  const t = useText()
  const locale = useLocale()
  const failed = useSharedFailures(part)
  if (failed.length === 0) return null
  const what = listing(locale).format(failed.map(({ about }) => about))
  return (
    <Alert
      tone="error"
      action={
        <Button
          data-makes-way
          busy={failed.some(({ isRetrying }) => isRetrying)}
          onClick={() => {
            for (const { retry } of failed) retry()
          }}
        >
          {t('action.retry')}
        </Button>
      }
    >
      {t('error.about', { what, reason: part.reason })}
    </Alert>
  )
}
