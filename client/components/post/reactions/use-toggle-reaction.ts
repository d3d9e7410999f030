import { errorToast } from '#components/feedback/error-toast.ts'
import type { Post } from '#contract/entities/post.ts'
import { useReaction } from '#data/posts/reactions.ts'
import type { ReactionEmoji } from '#domain/post/reaction.ts'
import { useText } from '#i18n/i18n.ts'

/**
 * Returns a function that adds the viewer's reaction or takes it back. If the server refuses, a toast says
 * why.
 */
export function useToggleReaction(post: Post) {
  const t = useText()
  const { react } = useReaction()
  return (emoji: ReactionEmoji) => {
    react(post, emoji).catch((error: unknown) => errorToast(error, t))
  }
}
