import type { Post } from '#contract/entities/post.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { PostTask } from './post-task.ts'

const PostMenuItems = lazyPart(async () => (await import('./PostMenuItems.tsx')).PostMenuItems)

/**
 * Shows the button that opens the menu with all other actions on a post. The items load when the menu is
 * used.
 */
export function PostMenu({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  const t = useText()
  return (
    <Menu
      label={t('post.action.more')}
      trigger={(opener) => (
        <IconButton
          size="s"
          label={t('post.action.more')}
          icon="ellipsis"
          onPointerEnter={PostMenuItems.preload}
          onFocus={PostMenuItems.preload}
          {...opener}
        />
      )}
    >
      <PostMenuItems post={post} onTask={onTask} placeholder={<Spinner label={t('list.loading')} />} />
    </Menu>
  )
}
