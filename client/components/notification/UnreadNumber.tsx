import type { Unread } from '#domain/notification.ts'
import { formatNumber } from '#domain/number-text.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Badge } from '#ui/Badge.tsx'

/** Shows a number of unread notifications beside what leads to them. */
export function UnreadNumber({ count, hasMore }: Unread) {
  const t = useText()
  const locale = useLocale()
  const label = t(hasMore ? 'nav.unread_more' : 'nav.unread', { count })
  return (
    <Badge count={count} hasMore={hasMore} label={label} write={(number) => formatNumber(number, locale)} />
  )
}
