import { Fragment } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { focusInsidePopover } from '#platform/focus/inside.ts'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { PostMenuItem } from './PostMenuItem.tsx'
import type { PostTask } from './post-task.ts'
import { usePostMenu } from './use-post-menu.ts'

/**
 * Shows the items of the open menu of a post: every action that the viewer may take and that has no button of
 * its own, in groups (docs/spec/post-actions.md#menu-of-a-post).
 */
export function PostMenuItems({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  const groups = usePostMenu(post)
  return (
    <div role="presentation" ref={focusInsidePopover}>
      {groups.flatMap((names, group) =>
        names.map((name, place) => (
          // Each item has a key in one row: it stays, with the focus, when another comes before it.
          <Fragment key={name}>
            {group > 0 && place === 0 && <MenuSeparator />}
            <PostMenuItem name={name} post={post} onTask={onTask} />
          </Fragment>
        )),
      )}
    </div>
  )
}
