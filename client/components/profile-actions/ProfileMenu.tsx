import { Ellipsis } from 'lucide-react'
import type { Account } from '#contract/entities/account.ts'
import { displayName } from '#domain/profile/display-name.ts'
import type { ProfileEntry } from '#domain/profile/profile-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { ProfileTask } from './profile-task.ts'

const ProfileMenuItems = lazyPart(async () => (await import('./ProfileMenuItems.tsx')).ProfileMenuItems)

/** Shows the button that opens the menu of a profile. The items load when the menu is used. */
export function ProfileMenu({
  account,
  groups,
  onTask,
}: {
  account: Account
  groups: readonly (readonly ProfileEntry[])[]
  onTask: (task: ProfileTask) => void
}) {
  const t = useText()
  if (groups.length === 0) return null
  const label = t('profile_action.more', { name: displayName(account) })
  return (
    <Menu
      label={label}
      trigger={(opener) => (
        <IconButton
          label={label}
          icon={<Ellipsis />}
          onPointerEnter={ProfileMenuItems.preload}
          onFocus={ProfileMenuItems.preload}
          {...opener}
        />
      )}
    >
      <ProfileMenuItems
        account={account}
        groups={groups}
        onTask={onTask}
        placeholder={<Spinner label={t('list.loading')} />}
      />
    </Menu>
  )
}
