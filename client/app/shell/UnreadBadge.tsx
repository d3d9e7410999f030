import { UnreadNumber } from '#components/notification/UnreadNumber.tsx'
import { useUnread } from '#data/notifications/unread.ts'

/**
 * Shows how many notifications are unread, beside the entry that leads to them
 * (docs/spec/navigation.md#unread-badge).
 */
export const UnreadBadge = () => <UnreadNumber {...useUnread()} />
