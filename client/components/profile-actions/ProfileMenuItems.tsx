import { Fragment } from 'react'
import type { Account } from '#contract/entities/account.ts'
import type { ProfileEntry } from '#domain/profile/profile-actions.ts'
import { focusInsidePopover } from '#platform/focus/inside.ts'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { ProfileMenuItem } from './ProfileMenuItem.tsx'
import type { ProfileTask } from './profile-task.ts'

/**
 * Shows the items of the open menu of a profile, with a line between its groups
 * (docs/spec/profiles.md#menu-of-a-profile).
 */
export function ProfileMenuItems({
  account,
  groups,
  onTask,
}: {
  account: Account
  groups: readonly (readonly ProfileEntry[])[]
  onTask: (task: ProfileTask) => void
}) {
  return (
    <div role="presentation" ref={focusInsidePopover}>
      {groups.map((entries, index) => (
        <Fragment key={entries[0]}>
          {index > 0 && <MenuSeparator />}
          {entries.map((entry) => (
            <ProfileMenuItem key={entry} account={account} entry={entry} onTask={onTask} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}
