import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ProfileCard } from '#components/profile/ProfileCard.tsx'
import type { AdminAccount } from '#contract/entities/admin-account.ts'
import { useViewer } from '#data/connection/session.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { handOverToNeighbour } from '#platform/focus/rows.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import styles from './AccountRow.module.css'

const DeleteUserDialog = lazyPart(
  async () => (await import('#components/profile-actions/DeleteUserDialog.tsx')).DeleteUserDialog,
)

/**
 * Shows an account of this server with what administrators know of it, and the button that deletes it. One's
 * own has none: the settings delete it.
 */
export function AccountRow({ item }: { item: AdminAccount }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { account } = item
  const isOwn = useViewer()?.id === account.id
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div ref={handOverToNeighbour} role="listitem" data-row={item.id} className={styles.row}>
      <div className={styles.account}>
        <ProfileCard account={account} plain />
        <AccountFacts item={item} />
      </div>
      {!isOwn && (
        <IconButton
          label={t('administration.delete', { name: displayName(account) })}
          icon={<Trash2 />}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <DeleteUserDialog account={account} onDeleted={() => undefined} onDone={() => setAsking(false)} />
      )}
    </div>
  )
}
