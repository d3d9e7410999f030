import type { ReactNode } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { plainText } from '#components/content/plain-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { handle } from '#domain/profile/handle.ts'
import { profileLink } from '#domain/profile/link.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { DisplayName } from './DisplayName.tsx'
import { FollowButton } from './FollowButton.tsx'
import { ProfileBadges } from './ProfileBadges.tsx'
import styles from './ProfileRow.module.css'

/** How many characters of the bio fit into its three lines. */
const LONGEST_BIO = 300

/**
 * Shows a person in a list of people, with badges, the beginning of the bio, and the follow button
 * (docs/spec/profiles.md#profile-card).
 */
export function ProfileRow({
  item: account,
  note = null,
}: {
  item: Account
  /** A line about what brings the person into this list. */
  note?: ReactNode
}) {
  'use memo'
  const guest = useVisitor().kind === 'guest'
  const instanceUri = useInstance()?.uri ?? ''
  const bio = plainText(account.note ?? '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div role="listitem" className={styles.item} data-row={account.id}>
      <div className={styles.row}>
        <AccountAvatar account={account} />
        <div className={styles.names}>
          <a {...profileLink(account, guest)} className={styles.name}>
            <DisplayName account={account} />
          </a>
          <span className={styles.handle} dir="ltr" translate="no">
            {handle(account, instanceUri)}
          </span>
        </div>
        <div className={styles.follow}>
          <FollowButton account={account} />
        </div>
        <div className={styles.more}>
          <ProfileBadges account={account} />
          {note !== null && <p className={styles.note}>{note}</p>}
          {bio !== '' && (
            <p className={styles.bio} dir="auto">
              <EmojiText text={bio.slice(0, LONGEST_BIO)} emojis={account.emojis} />
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
