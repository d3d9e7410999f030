import { Bookmark, Heart, MessageCircle, Repeat2 } from 'lucide-react'
import { ReactionButton } from '#components/post/reactions/ReactionButton.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useViewer } from '#data/connection/session.ts'
import { shortCount } from '#domain/formatter.ts'
import { repostVisibility } from '#domain/post/post-action.ts'
import { reactionCount } from '#domain/post/reaction.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Counter } from './Counter.tsx'
import styles from './PostActions.module.css'
import { PostMenu } from './PostMenu.tsx'
import type { PostTask } from './post-task.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { LazyTaskView } from './task-view.ts'
import { useAllowedActions } from './use-allowed-actions.ts'

/**
 * Shows the row of buttons below a post. An action that is not allowed leaves its count in place, so that no button
 * moves (docs/spec/posts.md#counters, docs/spec/settings.md#hidden-counters, docs/spec/conventions.md#touch-targets).
 */
export function PostActions({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  'use memo'
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const allowed = useAllowedActions(post)
  const { defaultVisibility, countersHidden } = preferencesOf(viewer)
  const told = (count: number) => (countersHidden ? 0 : count)
  const replies = told(post.replies_count)
  const reposts = told(post.reblogs_count)
  const likes = told(reactionCount(post))
  const shown = (count: number) => (count > 0 ? shortCount(count, locale) : '')
  return (
    <div className={styles.actions}>
      <span className={styles.reply}>
        {allowed.has('reply') ? (
          <IconButton
            size="s"
            icon={<MessageCircle />}
            label={t('post.action.reply_count', { count: replies })}
            onPointerEnter={LazyTaskView.preload}
            onFocus={LazyTaskView.preload}
            onClick={() => onTask('reply')}
          >
            {shown(replies)}
          </IconButton>
        ) : (
          <Counter
            icon={<MessageCircle />}
            label={t('post.replies', { count: replies })}
            count={shown(replies)}
          />
        )}
      </span>
      <span className={styles.repost}>
        {allowed.has('repost') || allowed.has('undo-repost') ? (
          <ToggleButton
            kind="repost"
            post={post}
            icon={<Repeat2 />}
            label={t('post.action.repost', { count: reposts })}
            details={{
              visibility: repostVisibility(defaultVisibility),
              ...(viewer && { viewerId: viewer.id }),
            }}
          >
            {shown(reposts)}
          </ToggleButton>
        ) : (
          <Counter icon={<Repeat2 />} label={t('post.reposts', { count: reposts })} count={shown(reposts)} />
        )}
      </span>
      <span className={styles.like}>
        <ToggleButton
          kind="like"
          post={post}
          icon={<Heart />}
          label={t('post.action.like', { count: likes })}
        >
          {shown(likes)}
        </ToggleButton>
      </span>
      <span className={styles.react}>
        <ReactionButton post={post} />
      </span>
      <span className={styles.bookmark}>
        <ToggleButton kind="bookmark" post={post} icon={<Bookmark />} label={t('post.action.bookmark')} />
      </span>
      <span className={styles.more}>
        <PostMenu post={post} allowed={allowed} onTask={onTask} />
      </span>
    </div>
  )
}
