import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import { subscriptionQuery } from '#data/subscriptions/subscription.ts'
import { wholeDayOf } from '#domain/date.ts'
import type { LinkAttributes } from '#domain/profile/link.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'

/**
 * Says to a subscriber until when it lasts, and leads to the subscription page
 * (docs/spec/profiles.md#buttons-of-a-profile).
 */
export function SubscribedButton({ account, link }: { account: Account; link: LinkAttributes }) {
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const found = useQuery(subscriptionQuery(viewer?.id ?? null, account.id))
  const date = wholeDayOf(found.data?.expires_at ?? null, locale)
  return (
    <Button {...link}>
      {date === null ? t('profile_action.subscribe') : t('profile_action.subscribed_until', { date })}
    </Button>
  )
}
