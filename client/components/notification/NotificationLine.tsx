import { Timestamp } from '#components/content/Timestamp.tsx'
import { EmojiSymbol } from '#components/emoji/EmojiSymbol.tsx'
import { NameList } from '#components/profile/NameList.tsx'
import { atomicUnits, shownXmr } from '#domain/money/amount.ts'
import type { ActionGroup } from '#domain/notification-entry.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './NotificationLine.module.css'
import { notificationLabel } from './notification-label.ts'

/** Shows one line of a notification: an icon, who did what, and when. */
export function NotificationLine({ group, isNew }: { group: ActionGroup; isNew: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { notification, accounts } = group
  const { reaction, payment_amount: amount, created_at } = notification
  const { icon: Icon, text, nameless } = notificationLabel(notification)
  return (
    <div className={styles.line}>
      <span className={styles.icon}>
        {reaction ? (
          <EmojiSymbol
            name={reaction.emoji?.shortcode ?? reaction.content}
            url={reaction.emoji?.url ?? null}
          />
        ) : (
          <Icon aria-hidden="true" />
        )}
      </span>
      <p className={styles.text}>
        {!nameless && <NameList accounts={accounts} />}
        <span>{` ${t(text, { count: accounts.length })} `}</span>
        {amount !== null && (
          <span className={styles.amount} dir="ltr" translate="no">
            {`${shownXmr(atomicUnits(amount), locale)} XMR`}
          </span>
        )}
      </p>
      <span className={styles.when}>
        <Timestamp date={created_at} />
        {isNew && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('notifications.is_new')}</VisuallyHidden>
          </span>
        )}
      </span>
    </div>
  )
}
