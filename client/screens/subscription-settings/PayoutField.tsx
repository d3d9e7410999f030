import { ADDRESS_PROBLEMS } from '#components/monero/address-problems.ts'
import type { OptionKind } from '#domain/subscription/offered-kinds.ts'
import type { PayoutProblem, ReadPayout } from '#domain/subscription/option-form.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { TextArea } from '#ui/TextArea.tsx'

const PROBLEMS: Record<PayoutProblem, TextKey> = {
  ...ADDRESS_PROBLEMS,
  not_standard: 'subscription_settings.payout_not_standard',
}

/**
 * Shows the field for the address that the money goes to. It is checked as it is typed
 * (docs/spec/sign-in.md#monero-addresses).
 */
export function PayoutField({
  value,
  reading: { problem, missing },
  kind,
  onChange,
}: {
  value: string
  reading: ReadPayout
  kind: OptionKind
  onChange: (value: string) => void
}) {
  const t = useText()
  const isBegun = value.trim() !== '' && missing > 0
  const help = isBegun
    ? t('monero.missing', { count: missing })
    : t(kind === 'monero' ? 'subscription_settings.payout_help' : 'subscription_settings.payout_help_light')
  return (
    <TextArea
      label={t('subscription_settings.payout')}
      dir="ltr"
      rows={3}
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      error={problem && t(PROBLEMS[problem])}
      help={help}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
