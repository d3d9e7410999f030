import type { ReactNode } from 'react'
import { useInstance } from '#data/connection/instance.ts'
import { useUnread } from '#data/notifications/unread.ts'
import { titleOf } from '#domain/instance.ts'
import { shortCount } from '#domain/number-text.ts'
import { useLocale } from '#i18n/i18n.ts'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import styles from './Page.module.css'

/**
 * Shows a screen with its heading. The title of the window includes the number of unread notifications
 * (docs/spec/navigation.md#page-title, docs/spec/navigation.md#unread-badge).
 */
export function Page({
  title,
  heading,
  aside,
  head,
  children,
}: {
  /** The title of the screen. Without it the window has only the instance's title. */
  title?: string
  heading?: ReactNode
  /** Stands beside the heading: a switch, a link. */
  aside?: ReactNode
  /** Stands in place of the heading and holds one itself: a profile begins with its banner. */
  head?: ReactNode
  children: ReactNode
}) {
  const instance = titleOf(useInstance())
  const locale = useLocale()
  const { count, hasMore } = useUnread()
  const news = count > 0 ? `(${shortCount(count, locale)}${hasMore ? '+' : ''}) ` : ''
  return (
    <>
      <title>{news + (title ? `${title} | ${instance}` : instance)}</title>
      {head ?? (
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1} ref={focusAwaitedHeading}>
            {heading}
          </h1>
          {aside}
        </div>
      )}
      {children}
    </>
  )
}
