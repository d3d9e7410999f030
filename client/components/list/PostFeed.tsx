import { type ReactNode, useDeferredValue, useState } from 'react'
import { PostCard } from '#components/post/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'

/** So many posts fill a window. */
const FIRST = 5

/** Data of this age, in milliseconds, has just arrived; older data belongs to a place one returns to. */
const JUST_ARRIVED = 1_000

/**
 * The posts of a list. Those in view are drawn first and the rest in the next breath, so that a slow machine shows
 * something to read sooner. Where one returns to everything stands at once, or the place would not be found again.
 */
export function PostFeed({
  label,
  posts,
  updatedAt,
  busy,
  children,
}: {
  label: string
  posts: readonly Post[]
  updatedAt: number
  busy: boolean
  /** What follows the last post. */
  children: ReactNode
}) {
  'use memo'
  const [justArrived] = useState(() => Date.now() - updatedAt < JUST_ARRIVED)
  const shown = useDeferredValue(posts, justArrived ? posts.slice(0, FIRST) : posts)
  return (
    <>
      <div role="feed" aria-label={label} aria-busy={busy}>
        {shown.map((post, index) => (
          <PostCard key={post.id} post={post} position={index + 1} />
        ))}
      </div>
      {shown === posts && children}
    </>
  )
}
