import {
  Archive,
  Copy,
  Link,
  ListTree,
  Pencil,
  Pin,
  PinOff,
  Quote,
  Trash2,
  UsersRound,
  Volume2,
  VolumeOff,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { EmojiText } from '#components/content/EmojiText.tsx'
import { errorText } from '#components/feedback/error-text.ts'
import { neighbourRow } from '#components/list/neighbour-row.ts'
import type { Post } from '#contract/entities/post.ts'
import { useMute } from '#data/posts/mutes.ts'
import { useToggle } from '#data/posts/post-toggles.ts'
import type { PostAction } from '#domain/post/post-action.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { useText } from '#i18n/i18n.ts'
import { focusFirstItem } from '#ui/focus-first-item.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { toast } from '#ui/notices.ts'
import type { PostTask } from './post-task.ts'
import { useCopy } from './use-copy.ts'

/** Exists only while the menu is open; what it starts goes on without it. */
export function PostMenuItems({
  post,
  allowed,
  onTask,
}: {
  post: Post
  allowed: ReadonlySet<PostAction>
  onTask: (task: PostTask) => void
}) {
  const t = useText()
  const copy = useCopy()
  const pin = useToggle('pin', post.id)
  const mute = useMute(post.account.id)
  const name = displayName(post.account)

  const failed = (error: unknown) => void toast(errorText(error, t), { tone: 'error' })

  function setMuted(on: boolean, { currentTarget }: MouseEvent) {
    const focusNeighbour = neighbourRow(currentTarget)
    mute.mutateAsync(on).then(() => {
      focusNeighbour()
      const undo = { label: t('action.undo'), run: () => void mute.mutateAsync(false).catch(failed) }
      toast(t(on ? 'post.muted' : 'post.unmuted', { name }), on ? { action: undo } : {})
    }, failed)
  }

  return (
    <div role="presentation" ref={focusFirstItem}>
      <MenuItem icon={<Link />} href={post.url} onSelect={(event) => copy(event, post.url)}>
        {t('post.action.copy_link')}
      </MenuItem>
      {allowed.has('quote') && (
        <MenuItem icon={<Quote />} onSelect={() => onTask('quote')}>
          {t('post.action.quote')}
        </MenuItem>
      )}
      {allowed.has('like') || allowed.has('unlike') ? (
        <MenuItem icon={<UsersRound />} onSelect={() => onTask('people')}>
          {t('post.action.people')}
        </MenuItem>
      ) : null}
      {allowed.has('pin') && (
        <MenuItem icon={<Pin />} onSelect={() => pin.mutateAsync({ on: true }).catch(failed)}>
          {t('post.action.pin')}
        </MenuItem>
      )}
      {allowed.has('unpin') && (
        <MenuItem icon={<PinOff />} onSelect={() => pin.mutateAsync({ on: false }).catch(failed)}>
          {t('post.action.unpin')}
        </MenuItem>
      )}
      {allowed.has('save') && (
        <MenuItem icon={<Archive />} onSelect={() => onTask('save')}>
          {t('post.action.save')}
        </MenuItem>
      )}
      {allowed.has('edit') && (
        <MenuItem icon={<Pencil />} onSelect={() => onTask('edit')}>
          {t('post.action.edit')}
        </MenuItem>
      )}
      {allowed.has('mute') && (
        <MenuItem icon={<VolumeOff />} onSelect={(event) => setMuted(true, event)}>
          <EmojiText text={t('post.action.mute', { name })} emojis={post.account.emojis} />
        </MenuItem>
      )}
      {allowed.has('unmute') && (
        <MenuItem icon={<Volume2 />} onSelect={(event) => setMuted(false, event)}>
          <EmojiText text={t('post.action.unmute', { name })} emojis={post.account.emojis} />
        </MenuItem>
      )}
      {(allowed.has('copy-object-id') || allowed.has('load-replies')) && <MenuSeparator />}
      {allowed.has('copy-object-id') && (
        <MenuItem icon={<Copy />} href={post.uri} onSelect={(event) => copy(event, post.uri)}>
          {t('post.action.copy_object_id')}
        </MenuItem>
      )}
      {allowed.has('load-replies') && (
        <MenuItem icon={<ListTree />} onSelect={() => onTask('load-replies')}>
          {t('post.action.load_replies')}
        </MenuItem>
      )}
      {allowed.has('delete') && (
        <MenuItem icon={<Trash2 />} danger onSelect={() => onTask('delete')}>
          {t('post.action.delete')}
        </MenuItem>
      )}
    </div>
  )
}
