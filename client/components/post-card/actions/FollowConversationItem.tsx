import { BellMinus, BellPlus } from 'lucide-react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Post } from '#contract/entities/post.ts'
import { useFollowConversation } from '#data/conversations/follow-conversation.ts'
import { isFollowed } from '#domain/conversation/following.ts'
import { useText } from '#i18n/i18n.ts'
import { MenuItem } from '#ui/MenuItem.tsx'
import { toast } from '#ui/notices.ts'

/**
 * Shows the menu item that follows the conversation of a post or leaves it
 * (docs/spec/conversations.md#follow-a-conversation).
 */
export function FollowConversationItem({ post }: { post: Post }) {
  const t = useText()
  const { mutate } = useFollowConversation(post, {
    onDone: (follows) => toast(t(follows ? 'followed.done' : 'followed.left')),
    onRefused: (error) => errorToast(error, t),
  })
  const follows = isFollowed(post)
  return (
    <MenuItem
      icon={follows ? <BellMinus /> : <BellPlus />}
      shortcut={follows ? 'leave-conversation' : 'follow-conversation'}
      onSelect={() => mutate(!follows)}
    >
      {t(follows ? 'followed.leave' : 'followed.follow')}
    </MenuItem>
  )
}
