/** Decides who sees a post (docs/server/posts.md#audiences). */
import type { AccountRecord, PostRecord, Visibility } from './records.ts'
import { isSubscribed } from './subscriptions.ts'
import type { World } from './world.ts'

type Viewer = AccountRecord | null

export function canSee(world: World, viewer: Viewer, post: PostRecord): boolean {
  if (post.repost_of_id !== null) return canSeeRepost(world, viewer, post, post.repost_of_id)
  if (post.visibility === 'public') return true
  if (viewer === null) return false
  if (post.author_id === viewer.id || post.mention_ids.includes(viewer.id)) return true
  return ALSO_SEEN_BY[post.visibility](world, viewer, post)
}

/**
 * Returns whether somebody can open a post by its id. A post for subscribers stands in the lists of those who
 * subscribed later, and only those who had subscribed when it was written can open it
 * (docs/server/posts.md#audiences).
 */
export const canOpen = (world: World, viewer: Viewer, post: PostRecord): boolean =>
  canSee(world, viewer, post) &&
  (post.visibility !== 'subscribers' ||
    post.author_id === viewer?.id ||
    (viewer !== null && post.mention_ids.includes(viewer.id)))

/** Tells who sees a post besides its author and the people whom it mentions. */
const ALSO_SEEN_BY: Record<Visibility, (world: World, viewer: AccountRecord, post: PostRecord) => boolean> = {
  public: () => true,
  private: (world, viewer, post) => world.follows.has(viewer.id, post.author_id),
  subscribers: (world, viewer, post) => isSubscribed(world, viewer.id, post.author_id),
  conversation: (world, viewer, post) => {
    const root = world.posts.get(post.root_id)
    return root !== undefined && root.id !== post.id && isInAudience(world, viewer, root)
  },
  direct: () => false,
}

function isInAudience(world: World, viewer: AccountRecord, root: PostRecord): boolean {
  return root.author_id === viewer.id || ALSO_SEEN_BY[root.visibility](world, viewer, root)
}

function canSeeRepost(world: World, viewer: Viewer, wrapper: PostRecord, originalId: string): boolean {
  const original = world.posts.get(originalId)
  if (!original || !canSee(world, viewer, original)) return false
  if (wrapper.visibility === 'public') return true
  if (viewer === null) return false
  const isConcerned = viewer.id === wrapper.author_id || viewer.id === original.author_id
  return isConcerned || world.follows.has(viewer.id, wrapper.author_id)
}

/**
 * Tells whether the viewer muted an author. Lists and threads leave muted authors out
 * (docs/server/relationships.md#mute).
 */
export const isMuted = (world: World, viewer: Viewer, authorId: string): boolean =>
  viewer !== null && world.mutes.has(viewer.id, authorId)
