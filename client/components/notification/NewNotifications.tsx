import { useEffect, useEffectEvent, useRef } from 'react'
import { isAboveWindow } from '#components/list/is-above-window.ts'
import { NewItemsButton } from '#components/list/NewItemsButton.tsx'
import { useNotificationNews } from '#data/notifications/notification-news.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'

/**
 * Announces new notifications and shows a button that leads to them. In a list that is scrolled down they are
 * inserted at once (docs/spec/notifications.md#new-notifications).
 */
export function NewNotifications() {
  const t = useText()
  const top = useRef<HTMLElement>(null)
  const { waiting, count, insertAbove, markSeen } = useNotificationNews()

  const onNews = useEffectEvent(() => {
    announce(t('notifications.new', { count }))
    if (isAboveWindow(top.current)) insertAbove()
  })
  useEffect(() => {
    if (waiting > 0) onNews()
  }, [waiting])

  const text = count > 0 ? t('notifications.new', { count }) : null
  return <NewItemsButton top={top} text={text} insertAbove={insertAbove} markSeen={markSeen} />
}
