import { PostCard } from '#components/post-card/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'

/** Shows a post on the page of its group (docs/spec/groups.md#group-of-a-post). */
export const GroupPostRow = ({ item, position }: { item: Post; position: number }) => (
  <PostCard post={item} position={position} inGroup />
)
