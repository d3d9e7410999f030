import { EllipsisVertical, LogOut } from 'lucide-react'
import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { sidebarEntries } from '#domain/session/navigation.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { latePart } from '#i18n/lazy-part.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './MoreMenu.module.css'
import { NAV } from './nav-icons.ts'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useSignOut } from './use-sign-out.tsx'

const load = () => import('#components/accounts/AccountItems.tsx')
const AccountItems = latePart(async () => (await load()).AccountItems)
const LogOutOfAllItem = latePart(async () => (await load()).LogOutOfAllItem)

/**
 * Shows the links of the sidebar in a menu, where there is no room for a sidebar
 * (docs/spec/navigation.md#sidebar).
 */
export function MoreMenu({ viewer, instance }: { viewer: Account | null; instance: Instance | null }) {
  const t = useText()
  const { askToSignOut, isLeaving, question } = useSignOut()
  return (
    <div className={styles.more}>
      <Menu
        label={t('nav.more')}
        trigger={(opener) => (
          <IconButton
            label={t(isLeaving ? 'nav.logging_out' : 'nav.more')}
            icon={isLeaving ? <Spinner /> : <EllipsisVertical />}
            {...opener}
          />
        )}
      >
        {sidebarEntries(instance, viewer).map((entry) => {
          const { icon: Icon, label } = NAV[entry]
          return (
            <MenuItem
              key={entry}
              icon={<Icon />}
              badge={entry === 'notifications' && <UnreadBadge />}
              href={pathTo(entry)}
            >
              {t(label)}
            </MenuItem>
          )
        })}
        <MenuSeparator />
        {/* The room of the way to add an account, which is all that most have. */}
        <AccountItems placeholder={<div className={styles.room} />} />
        <MenuItem icon={<LogOut />} shortcut="log-out" onSelect={askToSignOut}>
          {t(isLeaving ? 'nav.logging_out' : 'nav.logout')}
        </MenuItem>
        <LogOutOfAllItem />
      </Menu>
      {question}
    </div>
  )
}
