import { ReactionButton } from '#components/post/reactions/ReactionButton.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useViewer } from '#data/connection/session.ts'
import { shortCount } from '#domain/number-text.ts'
import { mayRepost, repostVisibility } from '#domain/post/post-action.ts'
import { reactionCount } from '#domain/post/reaction.ts'
import { preferencesOf } from '#domain/preference.ts'
import { mayCreatePost } from '#domain/session/permission.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Counter } from './Counter.tsx'
import styles from './PostActions.module.css'
import { PostMenu } from './PostMenu.tsx'
import type { PostTask } from './post-task.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { LazyTaskView } from './task-view.ts'

/**
 * Shows the row of buttons below a post, each one element. An action that is not allowed leaves its count in
 * place, so that no button moves (docs/spec/posts.md#counters, docs/spec/settings.md#hidden-counters,
 * docs/spec/conventions.md#touch-targets, docs/spec/posts.md#what-a-card-costs).
 */
export function PostActions({ post, onTask }: { post: Post; onTask: (task: PostTask) => void }) {
  'use memo'
  const t = useText()
  const locale = useLocale()
  const viewer = useViewer()
  const { defaultVisibility, countersHidden } = preferencesOf(viewer)
  const told = (count: number) => (countersHidden ? 0 : count)
  const replies = told(post.replies_count)
  const reposts = told(post.reblogs_count)
  const likes = told(reactionCount(post))
  const shown = (count: number) => (count > 0 ? shortCount(count, locale) : '')
  return (
    <div className={styles.actions}>
      {mayCreatePost(viewer) ? (
        <IconButton
          size="s"
          data-shortcut="reply"
          icon="message-circle"
          label={t('post.action.reply_count', { count: replies })}
          onPointerEnter={LazyTaskView.preload}
          onFocus={LazyTaskView.preload}
          onClick={() => onTask('reply')}
        >
          {shown(replies)}
        </IconButton>
      ) : (
        <Counter icon="message-circle" label={t('post.replies', { count: replies })} count={shown(replies)} />
      )}
      {mayRepost(post, viewer, defaultVisibility) ? (
        <ToggleButton
          kind="repost"
          post={post}
          icon="repeat"
          label={t('post.action.repost', { count: reposts })}
          details={{ visibility: repostVisibility(defaultVisibility), viewerId: viewer?.id }}
        >
          {shown(reposts)}
        </ToggleButton>
      ) : (
        <Counter icon="repeat" label={t('post.reposts', { count: reposts })} count={shown(reposts)} />
      )}
      <ToggleButton kind="like" post={post} icon="heart" label={t('post.action.like', { count: likes })}>
        {shown(likes)}
      </ToggleButton>
      <ReactionButton post={post} />
      <ToggleButton kind="bookmark" post={post} icon="bookmark" label={t('post.action.bookmark')} />
      <PostMenu post={post} onTask={onTask} />
    </div>
  )
}
