import type { Notification } from '#contract/entities/notification.ts'
import { useViewer } from '#data/connection/session.ts'
import { moneyPage } from '#domain/notification-money.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'

const TEXTS = {
  subscriber: 'profile_action.subscriber_details',
  subscribers: 'notification.see_subscribers',
  subscription: 'notification.renew',
} as const satisfies Record<string, TextKey>

/**
 * Shows the way from a notification about money to the page where one goes on
 * (docs/spec/notifications.md#what-a-notification-shows).
 */
export function MoneyLink({ notification }: { notification: Notification }) {
  const t = useText()
  const page = moneyPage(notification, useViewer())
  return (
    page && (
      <span>
        <Button size="s" {...page.link}>
          {t(TEXTS[page.name])}
        </Button>
      </span>
    )
  )
}
