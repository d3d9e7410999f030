import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useText } from '#i18n/i18n.ts'

/**
 * Says what one pays a person for (docs/spec/subscriptions.md#what-payers-are-told). The server tells no
 * number of the posts.
 */
export function SubscriptionGives({ account }: { account: Account }) {
  const t = useText()
  return (
    <p>
      <NamedText account={account} say={(name) => t('subscription.gives', { name: `\u2068${name}\u2069` })} />
    </p>
  )
}
