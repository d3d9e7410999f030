import { type ComponentProps, useState } from 'react'
import { PostDate } from '#components/post/PostDate.tsx'
import { PostCard } from '#components/post-card/PostCard.tsx'
import { useIsMuted } from '#data/people/use-is-muted.ts'
import { lazyPart } from '#i18n/lazy-part.ts'

const MutedPost = lazyPart(async () => (await import('./MutedPost.tsx')).MutedPost)

/**
 * Shows a post of a thread. For the post of a muted person it shows a placeholder first, because others may
 * reply to it (docs/spec/threads.md#muted-people-in-a-thread).
 */
export function ThreadPost(card: Pick<ComponentProps<typeof PostCard>, 'post' | 'selected' | 'draft'>) {
  const isMuted = useIsMuted(card.post)
  const [isShown, setShown] = useState(false)
  if (isMuted && !isShown) {
    return <MutedPost account={card.post.account} onShow={() => setShown(true)} />
  }
  return <PostCard {...card} Details={card.selected ? PostDate : undefined} inThread showsMuted />
}
