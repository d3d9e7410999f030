import { FollowRequestButtons } from '#components/profile/FollowRequestButtons.tsx'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import type { Account } from '#contract/entities/account.ts'
import styles from './IncomingRow.module.css'

/** Shows a person who asks to follow the viewer, with the buttons to answer. */
export const IncomingRow = ({ item: account }: { item: Account }) => (
  // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
  <div role="listitem" className={styles.row} data-row={account.id}>
    <ProfileCard account={account} />
    <FollowRequestButtons account={account} />
  </div>
)
