import { EmojiText } from '#components/content/EmojiText.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { FoldedContent } from '#components/post/FoldedContent.tsx'
import { PostCard } from '#components/post-card/PostCard.tsx'
import { FollowRequestButtons } from '#components/profile/FollowRequestButtons.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import { useRelationship } from '#data/people/relationships.ts'
import { isLong } from '#domain/length.ts'
import { groupByAction, type NotificationEntry } from '#domain/notification-entry.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { MoneyLink } from './MoneyLink.tsx'
import { NotificationLine } from './NotificationLine.tsx'
import styles from './NotificationRow.module.css'

/**
 * Shows an entry of the notifications: what happened, and the post or the person that it is about
 * (docs/spec/notifications.md#what-a-notification-shows).
 */
export function NotificationRow({ item: entry }: { item: NotificationEntry }) {
  'use memo'
  const t = useText()
  const groups = groupByAction(entry.notifications)
  const [{ account, status: post, type, moderation_warning: warning }] = entry.notifications
  const isMuted = useRelationship(account.id)?.muting ?? false
  if (isMuted && entry.notifications.every((each) => each.account.id === account.id)) return null
  const words = (
    <blockquote className={styles.warning} dir="auto">
      <EmojiText text={warning?.text ?? ''} />
    </blockquote>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div ref={handOverToNeighbour} role="listitem" className={styles.row} data-row={entry.id} tabIndex={-1}>
      <div className={styles.deeds}>
        {groups.map((group, index) => (
          <RowBoundary key={group.notification.id} item={group.notification}>
            <NotificationLine group={group} isNew={entry.isNew && index === 0} />
          </RowBoundary>
        ))}
      </div>
      {post ? (
        <div className={styles.post}>
          <PostCard post={post} />
        </div>
      ) : (
        <div className={styles.person}>
          {warning &&
            (isLong(warning.text.replaceAll('<', ' ')) ? (
              <FoldedContent id={entry.id}>{words}</FoldedContent>
            ) : (
              words
            ))}
          <ProfileCard account={account} />
          {type === 'follow_request' && <FollowRequestButtons account={account} />}
          <MoneyLink notification={entry.notifications[0]} />
        </div>
      )}
      {entry.endsNew && <p className={styles.edge}>{t('notifications.read_before')}</p>}
    </div>
  )
}
