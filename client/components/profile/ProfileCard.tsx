import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { handle } from '#domain/profile/handle.ts'
import { profileLink } from '#domain/profile/link.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { DisplayName } from './DisplayName.tsx'
import styles from './ProfileCard.module.css'

/**
 * Shows the picture, the name and the handle of a person, as a link to the profile. `plain` leaves out the
 * frame (docs/spec/profiles.md#profile-card).
 */
export function ProfileCard({ account, plain = false }: { account: Account; plain?: boolean }) {
  const guest = useVisitor().kind === 'guest'
  const instanceUri = useInstance()?.uri ?? ''
  return (
    <a {...profileLink(account, guest)} className={styles.card} data-plain={plain} data-large>
      <AccountAvatar account={account} />
      <span className={styles.names}>
        <span className={styles.name}>
          <DisplayName account={account} />
        </span>
        <span className={styles.handle} dir="ltr" translate="no">
          {handle(account, instanceUri)}
        </span>
      </span>
    </a>
  )
}
