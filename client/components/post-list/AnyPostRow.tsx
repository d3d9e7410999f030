import { PostCard } from '#components/post-card/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'

/** Shows a post in a list where posts of muted people stay visible, such as bookmarks and search results. */
export const AnyPostRow = ({ item, position }: { item: Post; position: number }) => (
  <PostCard post={item} position={position} showsMuted />
)
