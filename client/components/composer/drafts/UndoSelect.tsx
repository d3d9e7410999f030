import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useSetPreference } from '#data/connection/preferences.ts'
import { preferencesOf, UNDO_SECONDS } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'

/** Chooses how long a published post can still be taken back (docs/spec/drafts-and-outbox.md#undo-before-sending). */
export function UndoSelect({ viewer }: { viewer: Account }) {
  const t = useText()
  const { mutate, variables, isPending, error } = useSetPreference(viewer)
  const chosen = (isPending ? variables.undoSeconds : null) ?? preferencesOf(viewer).undoSeconds
  return (
    <Select
      label={t('drafts.undo_seconds')}
      value={String(chosen)}
      error={error && errorText(error, t)}
      options={UNDO_SECONDS.map((seconds) => ({
        value: String(seconds),
        label: seconds === 0 ? t('drafts.undo_off') : t('drafts.undo_for', { seconds }),
      }))}
      onChange={({ currentTarget }) => mutate({ undoSeconds: Number(currentTarget.value) })}
    />
  )
}
