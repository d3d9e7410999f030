import { EmojiText } from '#components/content/EmojiText.tsx'
import { plainText } from '#components/content/plain-text.ts'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import { FollowButton } from '#components/profile/FollowButton.tsx'
import { ProfileBadges } from '#components/profile/ProfileBadges.tsx'
import { ProfileNumbers } from '#components/profile/ProfileNumbers.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useProfile } from '#data/people/profiles.ts'
import type { ProfileAddress } from '#domain/profile/address.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { handle, isRemote } from '#domain/profile/handle.ts'
import { profilePath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx'
import styles from './ProfileHoverCard.module.css'

/** How many characters of the bio fit into its four lines. */
const LONGEST_BIO = 400

/**
 * Shows who a person is, beside their name: picture, name, handle, bio, numbers, and the button to follow.
 * Nothing is shown until the person is known (docs/spec/profiles.md#hover-and-focus-card).
 */
export function ProfileHoverCard({ link, address }: { link: HTMLElement; address: ProfileAddress }) {
  'use memo'
  const t = useText()
  const guest = useVisitor().kind === 'guest'
  const instanceUri = useInstance()?.uri ?? ''
  const { account } = useProfile(address)
  if (!account || (guest && isRemote(account))) return null
  const bio = plainText(account.note ?? '')
  const profile = { href: profilePath(account) }
  return (
    <AnchoredPopover source={link} label={t('profile_card.label', { name: displayName(account) })}>
      <div className={styles.card}>
        <div className={styles.top}>
          <AccountAvatar account={account} link={profile} />
          <FollowButton account={account} />
        </div>
        <div className={styles.names}>
          {/* The keyboard comes from a link to the same page. */}
          <a {...profile} tabIndex={-1} className={styles.name}>
            <DisplayName account={account} />
          </a>
          <span className={styles.handle} dir="ltr" translate="no">
            {handle(account, instanceUri)}
          </span>
        </div>
        <ProfileBadges account={account} />
        {bio !== '' && (
          <p className={styles.bio} dir="auto">
            <EmojiText text={bio.slice(0, LONGEST_BIO)} emojis={account.emojis} />
          </p>
        )}
        <ProfileNumbers account={account} isOwn={false} />
      </div>
    </AnchoredPopover>
  )
}
