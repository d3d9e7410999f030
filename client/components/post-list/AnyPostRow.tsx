import { PostCard } from '#components/post-card/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'

/** A post of whomever, muted or not: for lists of what the viewer put aside or asked for. */
export const AnyPostRow = ({ item, position }: { item: Post; position: number }) => (
  <PostCard post={item} position={position} showsMuted />
)
