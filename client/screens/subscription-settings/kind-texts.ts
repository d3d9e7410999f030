import type { OptionKind } from '#domain/subscription/offered-kinds.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The name of each kind of option, and the meaning for its creator. */
export const KIND_TEXTS: Record<OptionKind, { label: TextKey; help: TextKey }> = {
  monero: {
    label: 'subscription_settings.kind_forwarded',
    help: 'subscription_settings.kind_forwarded_help',
  },
  'monero-light': {
    label: 'subscription_settings.kind_light',
    help: 'subscription_settings.kind_light_help',
  },
}
