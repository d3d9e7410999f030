import {
  Coins,
  Copy,
  DoorOpen,
  Download,
  ExternalLink,
  KeyRound,
  List,
  ListPlus,
  Pin,
  Rss,
  Trash2,
  UserMinus,
  Users,
  VolumeOff,
  Wallet,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { MuteItem } from '#components/profile/MuteItem.tsx'
import type { Account } from '#contract/entities/account.ts'
import type { ProfileEntry } from '#domain/profile/profile-actions.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { BellItem } from './BellItem.tsx'
import type { ProfileTask } from './profile-task.ts'
import { ShareProfileItem } from './ShareProfileItem.tsx'
import { type ShownEntry, ShowOfItem } from './ShowOfItem.tsx'

type Look = { icon: ComponentType; label: TextKey; href?: (account: Account) => string; danger?: true }
type Plain = Exclude<ProfileEntry, ShownEntry | 'mute' | 'unmute' | 'share' | 'bell'>

/** How the entries look that have no component of their own, and where the links lead. */
const LOOKS: Record<Plain, Look> = {
  'open-page': { icon: ExternalLink, label: 'profile_action.open_page', href: ({ url }) => url },
  'atom-feed': {
    icon: Rss,
    label: 'profile_action.atom_feed',
    href: ({ username }) => `/feeds/users/${encodeURIComponent(username)}`,
  },
  'remove-follower': { icon: UserMinus, label: 'profile_action.remove_follower' },
  'follow-requests': {
    icon: DoorOpen,
    label: 'follow_requests.title',
    href: () => pathTo('follow-request-list'),
  },
  'muted-users': { icon: VolumeOff, label: 'mutes.title', href: () => pathTo('mute-list') },
  'custom-feeds': { icon: List, label: 'custom_feeds.title', href: () => pathTo('custom-feed-list') },
  groups: { icon: Users, label: 'groups.title', href: () => pathTo('group-list') },
  feeds: { icon: ListPlus, label: 'feeds_of_person.open' },
  'link-ethereum': { icon: Wallet, label: 'profile_action.link_ethereum' },
  'link-key': { icon: KeyRound, label: 'profile_action.link_key', href: () => pathTo('identity-proof') },
  'subscriber-details': {
    icon: Coins,
    label: 'profile_action.subscriber_details',
    href: ({ id }) => pathTo('subscriber', { profileId: id }),
  },
  'load-featured': { icon: Pin, label: 'profile_action.load_featured' },
  'load-latest': { icon: Download, label: 'profile_action.load_latest' },
  'copy-profile-id': { icon: Copy, label: 'profile_action.copy_profile_id' },
  'copy-actor-id': { icon: Copy, label: 'profile_action.copy_actor_id' },
  'delete-user': { icon: Trash2, label: 'profile_action.delete_user', danger: true },
}

/** The field that an entry copies. */
const COPIED: Partial<Record<ProfileEntry, 'id' | 'actor_id'>> = {
  'copy-profile-id': 'id',
  'copy-actor-id': 'actor_id',
}

/** Shows one item of the menu of a profile. */
export function ProfileMenuItem({
  account,
  entry,
  onTask,
}: {
  account: Account
  entry: ProfileEntry
  onTask: (task: ProfileTask) => void
}) {
  const t = useText()
  const copy = useCopy()
  switch (entry) {
    case 'mute':
    case 'unmute':
      return <MuteItem account={account} isMuted={entry === 'unmute'} />
    case 'hide-reposts':
    case 'show-reposts':
    case 'hide-replies':
    case 'show-replies':
      return <ShowOfItem account={account} entry={entry} />
    case 'bell':
      return <BellItem account={account} />
    case 'share':
      return <ShareProfileItem account={account} />
  }
  const { icon: Icon, label, href, danger = false } = LOOKS[entry]
  const copied = COPIED[entry]
  return (
    <MenuItem
      icon={<Icon />}
      danger={danger}
      {...(href && { href: href(account) })}
      onSelect={(event) => {
        if (copied) void copy(event, account[copied])
        else if (isTask(entry)) onTask(entry)
      }}
    >
      {t(label)}
    </MenuItem>
  )
}

const isTask = (entry: ProfileEntry): entry is ProfileTask =>
  ['remove-follower', 'feeds', 'link-ethereum', 'load-featured', 'load-latest', 'delete-user'].includes(entry)
