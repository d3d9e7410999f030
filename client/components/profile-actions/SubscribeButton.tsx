import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/entities/account.ts'
import { useViewer } from '#data/connection/session.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { subscriptionQuery } from '#data/subscriptions/subscription.ts'
import { dayOf } from '#domain/date.ts'
import type { LinkAttributes } from '#domain/profile/link.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'

/** Leads to the subscription page. A subscriber reads there until when it lasts (docs/spec/profiles.md#buttons-of-a-profile). */
export function SubscribeButton({ account, link }: { account: Account; link: LinkAttributes }) {
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const isSubscriber = useRelationship(account.id)?.subscription_to ?? false
  const found = useQuery(subscriptionQuery(isSubscriber ? (viewer?.id ?? null) : null, account.id))
  const date = isSubscriber ? dayOf(found.data?.expires_at ?? null, locale) : null
  return (
    <Button {...link}>
      {date === null ? t('profile_action.subscribe') : t('profile_action.subscribed_until', { date })}
    </Button>
  )
}
