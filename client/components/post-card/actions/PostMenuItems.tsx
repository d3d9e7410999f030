import {
  Archive,
  Copy,
  Languages,
  Link,
  ListFilter,
  ListPlus,
  ListTree,
  MessagesSquare,
  Pencil,
  PenLine,
  Quote,
  Share2,
  Tag,
  Trash2,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { useShare } from '#components/feedback/use-share.ts'
import { MuteItem } from '#components/profile/MuteItem.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useViewer } from '#data/connection/session.ts'
import { mayRedraft } from '#domain/post/may-redraft.ts'
import { mayTranslate } from '#domain/post/translation.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useLanguage, useText } from '#i18n/i18n.ts'
import { canShare } from '#platform/device/share.ts'
import { canTranslate } from '#platform/device/translator.ts'
import { focusInsidePopover } from '#platform/focus/inside.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { FollowConversationItem } from './FollowConversationItem.tsx'
import { PinItem } from './PinItem.tsx'
import type { PostTask } from './post-task.ts'
import { useAllowedActions } from './use-allowed-actions.ts'

/**
 * Shows the items of the open menu of a post: every action that the viewer may take and that has no button of
 * its own (docs/spec/post-actions.md#mute-the-author-of-a-post, docs/spec/post-actions.md#share).
 */
export function PostMenuItems({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  const t = useText()
  const allowed = useAllowedActions(post)
  const viewer = useViewer()
  const copy = useCopy()
  const locale = useLanguage()
  const item = (task: PostTask, icon: ReactNode, label: TextKey, danger = false) => (
    <MenuItem icon={icon} shortcut={task} danger={danger} onSelect={() => onTask(task)}>
      {t(label)}
    </MenuItem>
  )
  const share = useShare()

  return (
    <div role="presentation" ref={focusInsidePopover}>
      <MenuItem
        icon={<Link />}
        shortcut="copy-link"
        href={post.url}
        onSelect={(event) => copy(event, post.url)}
      >
        {t('post.action.copy_link')}
      </MenuItem>
      {canShare(post.url) && (
        <MenuItem
          icon={<Share2 />}
          shortcut="share"
          onSelect={() => void share(post.url, displayName(post.account))}
        >
          {t('action.share')}
        </MenuItem>
      )}
      {post.visibility === 'direct' && (
        <MenuItem icon={<MessagesSquare />} href={pathTo('conversation', { directId: post.id })}>
          {t('conversations.open')}
        </MenuItem>
      )}
      {allowed.has('quote') && item('quote', <Quote />, 'post.action.quote')}
      {canTranslate() &&
        mayTranslate(post, locale) &&
        item('translate', <Languages />, 'post.action.translate')}
      {(allowed.has('like') || allowed.has('unlike')) && item('people', <UsersRound />, 'post.action.people')}
      {allowed.has('unbookmark') && item('labels', <Tag />, 'labels.menu')}
      {(allowed.has('pin') || allowed.has('unpin')) && (
        <PinItem postId={post.id} isPinned={allowed.has('unpin')} />
      )}
      {allowed.has('save') && item('save', <Archive />, 'post.action.save')}
      {allowed.has('edit') && item('edit', <Pencil />, 'post.action.edit')}
      <FollowConversationItem post={post} />
      {(allowed.has('mute') || allowed.has('unmute')) && (
        <>
          <MuteItem account={post.account} isMuted={allowed.has('unmute')} />
          {item('filter', <ListFilter />, 'filter.add_from_post')}
        </>
      )}
      {viewer && viewer.id !== post.account.id && item('feeds', <ListPlus />, 'feeds_of_person.open')}
      {(allowed.has('copy-object-id') || allowed.has('load-replies')) && <MenuSeparator />}
      {allowed.has('copy-object-id') && (
        <MenuItem
          icon={<Copy />}
          shortcut="copy-object-id"
          href={post.uri}
          onSelect={(event) => copy(event, post.uri)}
        >
          {t('post.action.copy_object_id')}
        </MenuItem>
      )}
      {allowed.has('load-replies') && item('load-replies', <ListTree />, 'post.action.load_replies')}
      {mayRedraft(post, viewer) && item('redraft', <PenLine />, 'post.action.redraft', true)}
      {allowed.has('delete') && item('delete', <Trash2 />, 'post.action.delete', true)}
      {allowed.has('delete-thread') && item('delete-thread', <Trash2 />, 'post.action.delete_thread', true)}
    </div>
  )
}
