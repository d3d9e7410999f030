import { Archive, Copy, Link, ListTree, Pencil, Quote, Tag, Trash2, UsersRound } from 'lucide-react'
import { useCopy } from '#components/feedback/use-copy.ts'
import { MuteItem } from '#components/profile/MuteItem.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useText } from '#i18n/i18n.ts'
import { focusInsidePopover } from '#platform/focus/inside.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { PinItem } from './PinItem.tsx'
import type { PostTask } from './post-task.ts'
import { useAllowedActions } from './use-allowed-actions.ts'

/**
 * Shows the items of the open menu of a post: every action that the viewer may take and that has no button of
 * its own (docs/spec/post-actions.md#mute-the-author-of-a-post).
 */
export function PostMenuItems({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  const t = useText()
  const allowed = useAllowedActions(post)
  const copy = useCopy()

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
      {allowed.has('quote') && (
        <MenuItem icon={<Quote />} shortcut="quote" onSelect={() => onTask('quote')}>
          {t('post.action.quote')}
        </MenuItem>
      )}
      {(allowed.has('like') || allowed.has('unlike')) && (
        <MenuItem icon={<UsersRound />} onSelect={() => onTask('people')}>
          {t('post.action.people')}
        </MenuItem>
      )}
      {allowed.has('unbookmark') && (
        <MenuItem icon={<Tag />} shortcut="labels" onSelect={() => onTask('labels')}>
          {t('labels.menu')}
        </MenuItem>
      )}
      {(allowed.has('pin') || allowed.has('unpin')) && (
        <PinItem postId={post.id} isPinned={allowed.has('unpin')} />
      )}
      {allowed.has('save') && (
        <MenuItem icon={<Archive />} shortcut="save" onSelect={() => onTask('save')}>
          {t('post.action.save')}
        </MenuItem>
      )}
      {allowed.has('edit') && (
        <MenuItem icon={<Pencil />} shortcut="edit" onSelect={() => onTask('edit')}>
          {t('post.action.edit')}
        </MenuItem>
      )}
      {(allowed.has('mute') || allowed.has('unmute')) && (
        <MuteItem account={post.account} isMuted={allowed.has('unmute')} />
      )}
      {(allowed.has('copy-object-id') || allowed.has('load-replies')) && <MenuSeparator />}
      {allowed.has('copy-object-id') && (
        <MenuItem icon={<Copy />} href={post.uri} onSelect={(event) => copy(event, post.uri)}>
          {t('post.action.copy_object_id')}
        </MenuItem>
      )}
      {allowed.has('load-replies') && (
        <MenuItem icon={<ListTree />} shortcut="load-replies" onSelect={() => onTask('load-replies')}>
          {t('post.action.load_replies')}
        </MenuItem>
      )}
      {allowed.has('delete') && (
        <MenuItem icon={<Trash2 />} shortcut="delete" danger onSelect={() => onTask('delete')}>
          {t('post.action.delete')}
        </MenuItem>
      )}
    </div>
  )
}
