import { byLocale } from '#domain/formatter.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { type FailedPart, useAlike } from './alike.ts'

const joined = byLocale((locale) => new Intl.ListFormat(locale))

/** Names all parts of the screen that failed for this reason, and tries all of them again; nothing where another part does. */
export function SharedNotice(part: FailedPart) {
  const t = useText()
  const locale = useLocale()
  const alike = useAlike(part)
  if (alike.length === 0) return null
  const what = joined(locale).format(alike.map(({ about }) => about))
  return (
    <Alert
      tone="error"
      action={
        <Button
          data-makes-way
          busy={alike.some(({ isRetrying }) => isRetrying)}
          onClick={() => {
            for (const { retry } of alike) retry()
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
