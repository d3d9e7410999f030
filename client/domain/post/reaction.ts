/** What the counters under a post say (spec A §9 "Display"). */
import type { Post } from '#contract/entities/post.ts'

/** Likes plus the number of emoji reactions. */
export const reactionCount = (post: Pick<Post, 'favourites_count' | 'pleroma'>): number =>
  post.pleroma.emoji_reactions.reduce((sum, { count }) => sum + count, post.favourites_count)
