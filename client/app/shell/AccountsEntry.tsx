import { UserPlus, Users } from 'lucide-react'
import { AccountItems, LogOutOfAllItem } from '#components/accounts/AccountItems.tsx'
import { UnreadNumber } from '#components/notification/UnreadNumber.tsx'
import { useOtherAccounts } from '#data/accounts/accounts.ts'
import { useUnreadOfOthers } from '#data/accounts/other-unread.ts'
import { pathTo, type RouteName } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Menu } from '#ui/Menu.tsx'
import styles from './Sidebar.module.css'

/**
 * Shows the entry of the sidebar that leads to the other accounts of this device, or to a first one
 * (docs/spec/session.md#switching).
 */
export function AccountsEntry({ route }: { route: RouteName }) {
  const t = useText()
  const others = useOtherAccounts()
  if (others.length === 0) {
    return (
      <a
        href={pathTo('add-account')}
        className={styles.entry}
        aria-current={route === 'add-account' ? 'page' : undefined}
      >
        <UserPlus aria-hidden="true" />
        <span>{t('accounts.add')}</span>
      </a>
    )
  }
  return (
    <Menu
      label={t('accounts.title')}
      trigger={(opener) => (
        <button type="button" className={styles.entry} {...opener}>
          <Users aria-hidden="true" />
          <span>{t('accounts.title')}</span>
          <UnreadOfOthers />
        </button>
      )}
    >
      <AccountItems />
      <LogOutOfAllItem />
    </Menu>
  )
}

/** Asks when the page is drawn and when one comes back to it (docs/spec/session.md#unread-of-the-others). */
const UnreadOfOthers = () => <UnreadNumber {...useUnreadOfOthers()} />
