import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import { ProfileBadges } from '#components/profile/ProfileBadges.tsx'
import { ProfileNumbers } from '#components/profile/ProfileNumbers.tsx'
import type { Account } from '#contract/entities/account.ts'
import { bannerOf } from '#domain/profile/chosen-pictures.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { focusAwaitedHeading } from '#platform/focus/arrival.ts'
import { hideIfBroken } from '#platform/pictures/watch-file.ts'
import { CopyHandle } from './CopyHandle.tsx'
import { ProfileAbout } from './ProfileAbout.tsx'
import styles from './ProfileHeader.module.css'

const ProfileActions = lazyPart(
  async () => (await import('#components/profile-actions/ProfileActions.tsx')).ProfileActions,
)
const AliasBadge = lazyPart(async () => (await import('./AliasBadge.tsx')).AliasBadge)
const ProfileNotes = lazyPart(
  async () => (await import('#components/profile-actions/ProfileNotes.tsx')).ProfileNotes,
)

/**
 * Shows who a person is: pictures, name, handle, badges, buttons, text and numbers
 * (docs/spec/profiles.md#profile-page).
 */
export function ProfileHeader({
  account,
  isOwn,
  isPreview = false,
}: {
  account: Account
  isOwn: boolean
  /**
   * Whether it stands in a page of another name, to be looked at only: without heading, actions and menus.
   */
  isPreview?: boolean
}) {
  const banner = bannerOf(account)
  return (
    <header>
      <div className={styles.banner}>
        {banner && (
          <img
            key={banner}
            ref={hideIfBroken}
            src={banner}
            alt=""
            decoding="async"
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.person}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <AccountAvatar account={account} size="l" />
          </span>
          <div className={styles.actions}>{!isPreview && <ProfileActions account={account} />}</div>
        </div>
        {isPreview ? (
          <p className={styles.name}>
            <DisplayName account={account} />
          </p>
        ) : (
          <h1 className={styles.name} tabIndex={-1} ref={focusAwaitedHeading}>
            <DisplayName account={account} />
          </h1>
        )}
        <div className={styles.address}>
          <CopyHandle account={account} />
          <ProfileBadges account={account} />
          {!isPreview && <AliasBadge account={account} />}
        </div>
        {!isPreview && <ProfileNotes account={account} />}
        <ProfileAbout account={account} isOwn={isOwn} isPreview={isPreview} />
        <ProfileNumbers account={account} isOwn={isOwn} />
      </div>
    </header>
  )
}
