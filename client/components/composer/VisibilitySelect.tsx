import type { Visibility } from '#contract/entities/post.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Select } from '#ui/Select.tsx'

const LABELS = {
  public: 'visibility.public',
  private: 'visibility.private',
  subscribers: 'visibility.subscribers',
  conversation: 'visibility.conversation',
  direct: 'visibility.direct',
} as const satisfies Record<Visibility, TextKey>

/**
 * Chooses who will see the post; there is nothing to choose when only one audience is allowed
 * (docs/spec/writing.md#choosing-the-audience).
 */
export function VisibilitySelect({
  allowed,
  value,
  onChange,
}: {
  allowed: readonly Visibility[]
  /** null: not known yet. */
  value: Visibility | null
  onChange: (visibility: Visibility) => void
}) {
  const t = useText()
  if (allowed.length < 2) return null
  const options = allowed.map((visibility) => ({ value: visibility, label: t(LABELS[visibility]) }))
  return (
    <Select
      label={t('composer.visibility')}
      labelHidden
      options={value === null ? [{ value: '', label: '…' }] : options}
      value={value ?? ''}
      disabled={value === null}
      onChange={(event) => {
        const chosen = allowed.find((visibility) => visibility === event.target.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
