import { FeedsOfPersonDialog } from '#components/feed/FeedsOfPersonDialog.tsx'
import { LinkEthereumDialog } from '#components/wallet/LinkEthereumDialog.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { useLoadPosts } from '#data/people/load-posts.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { navigate } from '#platform/page/location.ts'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { LoadPostsDialog } from './LoadPostsDialog.tsx'
import type { ProfileTask } from './profile-task.ts'
import { RemoveFollowerDialog } from './RemoveFollowerDialog.tsx'

/** Shows the dialog that an entry of the menu of a profile has opened. */
export function ProfileTaskView({
  account,
  task,
  load,
  onDone,
}: {
  account: Account
  task: ProfileTask
  load: ReturnType<typeof useLoadPosts>
  onDone: () => void
}) {
  switch (task) {
    case 'remove-follower':
      return <RemoveFollowerDialog account={account} onDone={onDone} />
    case 'link-ethereum':
      return <LinkEthereumDialog account={account} onDone={onDone} />
    case 'delete-user':
      // The page of somebody who is gone is left.
      return <DeleteUserDialog account={account} onDeleted={leaveForHome} onDone={onDone} />
    case 'feeds':
      return <FeedsOfPersonDialog account={account} onDone={onDone} />
    case 'load-featured':
    case 'load-latest':
      return <LoadPostsDialog account={account} task={task} load={load} onDone={onDone} />
  }
}

const leaveForHome = () => navigate(pathTo('home'), { replace: true })
