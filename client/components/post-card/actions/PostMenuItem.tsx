import {
  Archive,
  Copy,
  Heart,
  Languages,
  Link,
  ListFilter,
  ListPlus,
  ListTree,
  MessagesSquare,
  Pencil,
  PenLine,
  Quote,
  Repeat,
  Share2,
  Tag,
  Trash2,
  UsersRound,
} from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { useShare } from '#components/feedback/use-share.ts'
import { MuteItem } from '#components/profile/MuteItem.tsx'
import type { Post } from '#contract/entities/post.ts'
import { actingAs } from '#data/accounts/acting.ts'
import type { MenuItemName } from '#domain/post/post-menu.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { FollowConversationItem } from './FollowConversationItem.tsx'
import { MENU_LABELS } from './menu-labels.ts'
import { PinItem } from './PinItem.tsx'
import type { PostTask } from './post-task.ts'

/** The items that open an editor or a dialog. */
const TASK_ICONS: Record<Exclude<PostTask, 'reply'>, ReactNode> = {
  translate: <Languages />,
  people: <UsersRound />,
  labels: <Tag />,
  quote: <Quote />,
  filter: <ListFilter />,
  feeds: <ListPlus />,
  edit: <Pencil />,
  save: <Archive />,
  'load-replies': <ListTree />,
  redraft: <PenLine />,
  delete: <Trash2 />,
  'delete-thread': <Trash2 />,
}

/** The items that delete for good, which their colour says. */
const DELETING: ReadonlySet<MenuItemName> = new Set(['redraft', 'delete', 'delete-thread'])

/** Shows one item of the menu of a post. */
export function PostMenuItem({
  name,
  post,
  onTask,
}: {
  name: MenuItemName
  post: Post
  onTask: (task: PostTask) => void
}) {
  const t = useText()
  switch (name) {
    case 'open-conversation':
      return (
        <MenuItem
          icon={<MessagesSquare />}
          shortcut={name}
          href={pathTo('conversation', { directId: post.id })}
        >
          {t(MENU_LABELS[name])}
        </MenuItem>
      )
    case 'follow-conversation':
    case 'leave-conversation':
      return <FollowConversationItem post={post} />
    case 'copy-link':
      return <CopyItem name={name} icon={<Link />} address={post.url} />
    case 'copy-object-id':
      return <CopyItem name={name} icon={<Copy />} address={post.uri} />
    case 'share':
      return <ShareItem post={post} />
    case 'like-as':
    case 'repost-as':
      return <ActAsItem name={name} post={post} />
    case 'mute':
    case 'unmute':
      return <MuteItem account={post.account} isMuted={name === 'unmute'} />
    case 'pin':
    case 'unpin':
      return <PinItem postId={post.id} isPinned={name === 'unpin'} />
    default:
      return (
        <MenuItem
          icon={TASK_ICONS[name]}
          shortcut={name}
          danger={DELETING.has(name)}
          onSelect={() => onTask(name)}
        >
          {t(MENU_LABELS[name])}
        </MenuItem>
      )
  }
}

function CopyItem({ name, icon, address }: { name: MenuItemName; icon: ReactNode; address: string }) {
  const t = useText()
  const copy = useCopy()
  return (
    <MenuItem icon={icon} shortcut={name} href={address} onSelect={(event) => copy(event, address)}>
      {t(MENU_LABELS[name])}
    </MenuItem>
  )
}

/** Hands the address of a post over to other programs (docs/spec/post-actions.md#share). */
function ShareItem({ post }: { post: Post }) {
  const t = useText()
  const share = useShare()
  return (
    <MenuItem
      icon={<Share2 />}
      shortcut="share"
      onSelect={() => void share(post.url, displayName(post.account))}
    >
      {t(MENU_LABELS.share)}
    </MenuItem>
  )
}

const ACT_AS = {
  'like-as': { kind: 'like', icon: <Heart /> },
  'repost-as': { kind: 'repost', icon: <Repeat /> },
} as const

/**
 * Opens the menu of the other accounts at the button of the post
 * (docs/spec/session.md#acting-as-another-account).
 */
function ActAsItem({ name, post }: { name: keyof typeof ACT_AS; post: Post }) {
  const t = useText()
  const { kind, icon } = ACT_AS[name]
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('[data-card]')
    const source =
      row?.querySelector<HTMLButtonElement>(`[data-shortcut="${kind}"]`) ??
      row?.querySelector<HTMLButtonElement>('[data-shortcut="like"]')
    if (source) actingAs.set({ kind, post, source })
  }
  return (
    <MenuItem icon={icon} shortcut={name} onSelect={open}>
      {t(MENU_LABELS[name])}
    </MenuItem>
  )
}
