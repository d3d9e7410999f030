import { DoorOpen } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { NotificationList } from './NotificationList.tsx'

/** Shows the viewer's notifications (docs/spec/notifications.md#opening-the-page). */
export function NotificationsScreen() {
  const t = useText()
  return (
    <Page
      title={t('notifications.title')}
      heading={t('notifications.title')}
      aside={
        <Button kind="quiet" size="s" icon={<DoorOpen />} href={pathTo('follow-request-list')}>
          {t('follow_requests.title')}
        </Button>
      }
    >
      <NotificationList />
    </Page>
  )
}
