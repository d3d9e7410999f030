import type { ReactNode } from 'react'
import type { Post } from '#contract/entities/post.ts'
import { useIsMuted } from '#data/people/use-is-muted.ts'

/** Shows nothing once the author of a post is muted (docs/spec/posts.md#muted-authors). */
export const UnlessMuted = ({ post, children }: { post: Post; children: ReactNode }) =>
  useIsMuted(post) ? null : children
