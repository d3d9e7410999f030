/**
 * Decides whether a post stands in lists only (docs/spec/subscriptions.md#posts-from-before-a-subscription).
 */
import type { Post } from '#contract/entities/post.ts'

/**
 * Returns whether the viewer finds this post in lists and cannot open it: it is for those who had subscribed
 * when it was written, all of whom it mentions.
 */
export const isOnlyListed = (
  { visibility, account, mentions }: Pick<Post, 'visibility' | 'account' | 'mentions'>,
  viewerId: string | undefined,
): boolean =>
  visibility === 'subscribers' && account.id !== viewerId && !mentions.some(({ id }) => id === viewerId)
