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
 * moves (docs/spec/posts.md#counters, docs/spec/conventions.md#touch-targets).
 */
export function PostActions({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  'use memo'
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const allowed = useAllowedActions(post)
  const { defaultVisibility } = preferencesOf(viewer)
  const shown = (count: number) => (count > 0 ? shortCount(count, locale) : '')
  return (
    <div className={styles.actions}>
      <span className={styles.reply}>
        {allowed.has('reply') ? (
          <IconButton
            size="s"
            icon={<MessageCircle />}
            label={t('post.action.reply_count', { count: post.replies_count })}
            onPointerEnter={LazyTaskView.preload}
            onFocus={LazyTaskView.preload}
            onClick={() => onTask('reply')}
          >
            {shown(post.replies_count)}
          </IconButton>
        ) : (
          <Counter
            icon={<MessageCircle />}
            label={t('post.replies', { count: post.replies_count })}
            count={shown(post.replies_count)}
          />
        )}
      </span>
      <span className={styles.repost}>
        {allowed.has('repost') || allowed.has('undo-repost') ? (
          <ToggleButton
            kind="repost"
            post={post}
            icon={<Repeat2 />}
            label={t('post.action.repost', { count: post.reblogs_count })}
            details={{
              visibility: repostVisibility(defaultVisibility),
              ...(viewer && { viewerId: viewer.id }),
            }}
          >
            {shown(post.reblogs_count)}
          </ToggleButton>
        ) : (
          <Counter
            icon={<Repeat2 />}
            label={t('post.reposts', { count: post.reblogs_count })}
            count={shown(post.reblogs_count)}
          />
        )}
      </span>
      <span className={styles.like}>
        <ToggleButton
          kind="like"
          post={post}
          icon={<Heart />}
          label={t('post.action.like', { count: reactionCount(post) })}
        >
          {shown(reactionCount(post))}
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
