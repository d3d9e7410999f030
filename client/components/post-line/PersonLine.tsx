import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { DisplayName } from '#components/profile/DisplayName.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useInstance } from '#data/connection/instance.ts'
import { handle } from '#domain/profile/handle.ts'
import { profileLink } from '#domain/profile/link.ts'
import styles from './Line.module.css'

/** Shows a person in a list in two lines, which lead to the profile. */
export function PersonLine({ account }: { account: Account }) {
  const instanceUri = useInstance()?.uri ?? ''
  return (
    <li className={styles.row} data-row={account.id}>
      <a {...profileLink(account, false)} className={styles.link}>
        <AccountAvatar account={account} size="s" />
        <span className={styles.texts}>
          <span className={styles.name}>
            <DisplayName account={account} />
          </span>
          <span className={styles.handle} dir="ltr" translate="no">
            {handle(account, instanceUri)}
          </span>
        </span>
      </a>
    </li>
  )
}
