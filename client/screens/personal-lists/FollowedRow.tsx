import { BellMinus, BellPlus } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import { PostCard } from '#components/post-card/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'
import { useFollowConversation } from '#data/conversations/follow-conversation.ts'
import { isFollowed } from '#domain/conversation/following.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FollowedRow.module.css'

/**
 * Shows the first post of a followed conversation, and the button that leaves it. The row stays afterwards,
 * so that it can be followed again.
 */
export function FollowedRow({ item: post }: { item: Post }) {
  const t = useText()
  const follow = useFollowConversation(post, { onRefused: (error) => errorToast(error, t) })
  const follows = isFollowed(post)
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a list and its items there is a box for each page
    <div role="listitem" data-row={post.id}>
      <PostCard post={post} showsMuted />
      <div className={styles.foot}>
        <Button
          size="s"
          kind={follows ? 'secondary' : 'quiet'}
          icon={follows ? <BellMinus /> : <BellPlus />}
          busy={follow.isPending}
          onClick={() => follow.mutate(!follows)}
        >
          {t(follows ? 'followed.leave' : 'followed.follow')}
        </Button>
      </div>
    </div>
  )
}
