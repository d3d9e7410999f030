import type { Account } from '#contract/entities/account.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { badgesOf } from '#domain/profile/badge.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import styles from './ProfileBadges.module.css'

const LABELS = {
  admin: 'profile.badge_admin',
  automated: 'profile.badge_automated',
  group: 'profile.badge_group',
  'follows-you': 'profile.badge_follows_you',
  subscription: 'profile.badge_subscription',
  subscriber: 'profile.badge_subscriber',
  muted: 'profile.badge_muted',
} as const satisfies Record<string, TextKey>

/** Shows short labels for a person, such as "Follows you", "Automated" or "Muted". */
export function ProfileBadges({ account }: { account: Account }) {
  const t = useText()
  const badges = badgesOf(account, useRelationship(account.id))
  if (badges.length === 0) return null
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles.badge}>
          {`${t(LABELS[badge])} `}
        </span>
      ))}
    </p>
  )
}
