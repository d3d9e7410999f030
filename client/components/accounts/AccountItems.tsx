import { useQuery } from '@tanstack/react-query'
import { LogOut, UserPlus } from 'lucide-react'
import { UnreadNumber } from '#components/notification/UnreadNumber.tsx'
import { AccountAvatar } from '#components/profile/AccountAvatar.tsx'
import { handleText } from '#components/profile/handle-text.ts'
import { switchAccount, useOtherAccounts } from '#data/accounts/accounts.ts'
import { otherUnreadQuery } from '#data/accounts/other-unread.ts'
import type { AccountHere } from '#data/storage/accounts-here.ts'
import { pageForOther } from '#domain/session/page-for-other.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import styles from './AccountItems.module.css'
import { leavesAll } from './account-task.ts'

/**
 * Shows the other accounts of this device as items of a menu, and the way to add one
 * (docs/spec/session.md#switching, docs/spec/session.md#adding-an-account).
 */
export function AccountItems() {
  const t = useText()
  const others = useOtherAccounts()
  return (
    <>
      {others.map((other) => (
        <AccountItem key={other.card.id} other={other} />
      ))}
      <MenuItem icon={<UserPlus />} href={pathTo('add-account')}>
        {t('accounts.add')}
      </MenuItem>
    </>
  )
}

/**
 * Shows the item of the same menu that logs out of all accounts, where there are several
 * (docs/spec/session.md#logging-out-of-all).
 */
export function LogOutOfAllItem() {
  const t = useText()
  if (useOtherAccounts().length === 0) return null
  return (
    <MenuItem icon={<LogOut />} onSelect={() => leavesAll.set(true)}>
      {t('accounts.log_out_of_all')}
    </MenuItem>
  )
}

/** Opens the page as another account; one whose session has ended signs in first. */
function AccountItem({ other: { card, token } }: { other: AccountHere }) {
  const t = useText()
  const icon = (
    <span className={styles.picture}>
      <AccountAvatar account={card} size="xs" />
    </span>
  )
  const handle = handleText(card)
  if (token === null) {
    return (
      <MenuItem icon={icon} href={`${pathTo('add-account')}?as=${encodeURIComponent(card.username)}`}>
        {t('accounts.sign_in_again', { handle })}
      </MenuItem>
    )
  }
  return (
    <MenuItem
      icon={icon}
      badge={<OtherUnread accountId={card.id} />}
      onSelect={() => void switchAccount(card.id, pageForOther(location))}
    >
      {t('accounts.switch', { handle })}
    </MenuItem>
  )
}

/** Asks for the number when the menu opens (docs/spec/session.md#unread-of-the-others). */
function OtherUnread({ accountId }: { accountId: string }) {
  const { data } = useQuery(otherUnreadQuery(accountId))
  return data && <UnreadNumber {...data} />
}
