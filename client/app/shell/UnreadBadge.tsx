import { useUnread } from '#data/notifications/unread.ts'
import { formatNumber } from '#domain/number-text.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Badge } from '#ui/Badge.tsx'

/**
 * Shows how many notifications are unread, beside the entry that leads to them
 * (docs/spec/navigation.md#unread-badge).
 */
export function UnreadBadge() {
  const t = useText()
  const locale = useLocale()
  const { count, hasMore } = useUnread()
  const label = t(hasMore ? 'nav.unread_more' : 'nav.unread', { count })
  return (
    <Badge count={count} hasMore={hasMore} label={label} write={(number) => formatNumber(number, locale)} />
  )
}
