import { useErrorText } from '#components/feedback/error-text.ts'
import { usePreference } from '#components/preferences/use-preference.ts'
import type { Account } from '#contract/entities/account.ts'
import { latePreferencesOf, UNDO_SECONDS } from '#domain/late-preference.ts'
import { useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'

/**
 * Chooses how long a published post can still be taken back
 * (docs/spec/drafts-and-outbox.md#undo-before-sending).
 */
export function UndoSelect({ viewer }: { viewer: Account }) {
  const t = useText()
  const { value, choose, error } = usePreference(latePreferencesOf(viewer).undoSeconds, (undoSeconds) => ({
    undoSeconds,
  }))
  const reason = useErrorText(error)
  return (
    <Select
      label={t('drafts.undo_seconds')}
      value={String(value)}
      error={error && <span role="alert">{reason}</span>}
      options={UNDO_SECONDS.map((seconds) => ({
        value: String(seconds),
        label: seconds === 0 ? t('drafts.undo_off') : t('drafts.undo_for', { seconds }),
      }))}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    />
  )
}
