import { Ellipsis } from 'lucide-react'
import type { Post } from '#contract/entities/post.ts'
import type { PostAction } from '#domain/post/post-action.ts'
import { useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { PostMenuItems } from './PostMenuItems.tsx'
import type { PostTask } from './post-task.ts'

/** Everything else that may be done with a post. */
export function PostMenu({
  post,
  allowed,
  onTask,
}: {
  post: Post
  allowed: ReadonlySet<PostAction>
  onTask: (task: PostTask) => void
}) {
  const t = useText()
  return (
    <Menu
      label={t('post.action.more')}
      trigger={(opener) => (
        <IconButton size="s" label={t('post.action.more')} icon={<Ellipsis />} {...opener} />
      )}
    >
      <PostMenuItems post={post} allowed={allowed} onTask={onTask} />
    </Menu>
  )
}
