import { type ReactNode, useDeferredValue, useState } from 'react'
import { PostCard } from '#components/post/PostCard.tsx'
import type { Post } from '#contract/entities/post.ts'

/** So many posts fill a window. */
const FIRST = 5

/** Only the first list of a visit is drawn in two steps: later ones may be places one returns to. */
let isFirstOfVisit = true

/**
 * The posts of a list. In the first list of a visit those in view are drawn first and the rest in the next breath,
 * so that a slow machine shows something to read sooner.
 */
export function PostFeed({
  label,
  posts,
  busy,
  children,
}: {
  label: string
  posts: readonly Post[]
  busy: boolean
  /** What follows the last post. */
  children: ReactNode
}) {
  'use memo'
  const [inTwoSteps] = useState(takeFirst)
  const shown = useDeferredValue(posts, inTwoSteps ? posts.slice(0, FIRST) : posts)
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

function takeFirst(): boolean {
  const wasFirst = isFirstOfVisit
  isFirstOfVisit = false
  return wasFirst
}
