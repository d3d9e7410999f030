import type { ReadViewKey, ViewKeyProblem } from '#domain/monero/view-key.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { TextField } from '#ui/TextField.tsx'

const PROBLEMS: Record<ViewKeyProblem, TextKey> = {
  form: 'subscription_settings.view_key_form',
  spend_key: 'subscription_settings.view_key_is_spend_key',
  other_wallet: 'subscription_settings.view_key_other_wallet',
}

/**
 * Shows the field for the secret view key, hidden like a password
 * (docs/spec/subscriptions.md#secret-view-key).
 */
export function ViewKeyField({
  value,
  reading,
  hasKey,
  onChange,
}: {
  value: string
  /** Null while there is no address that the key could belong to. */
  reading: ReadViewKey | null
  /** Whether the server has a key already, which stays unless another one is typed. */
  hasKey: boolean
  onChange: (value: string) => void
}) {
  const t = useText()
  const problem = reading?.problem
  return (
    <TextField
      label={t('subscription_settings.view_key')}
      type="password"
      reveal={t('subscription_settings.show_view_key')}
      dir="ltr"
      // Browsers must not offer to keep it, or fill in a password.
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      error={problem && t(PROBLEMS[problem])}
      help={t(hasKey ? 'subscription_settings.view_key_kept' : 'subscription_settings.view_key_help')}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
