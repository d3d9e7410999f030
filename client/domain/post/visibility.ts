/**
 * Decides which audiences the author of a post can choose (docs/spec/writing.md#audiences-a-post-may-have,
 * docs/spec/writing.md#audience-that-is-chosen-first).
 */
import type { Post, Visibility } from '#contract/entities/post.ts'

const TOP_LEVEL: readonly Visibility[] = ['public', 'private', 'subscribers', 'direct']

interface Parent {
  visibility: Post['visibility']
  authorId: string
}

/**
 * Returns the audiences that a new post may have, in the order in which they are offered.
 * `repliesToSubscribers`: whether the server accepts a `subscribers` reply to a public post (before 4.13,
 * docs/server/posts.md#audience-of-a-reply).
 */
export function allowedVisibilities(
  parent: Parent | null,
  viewerId: string,
  { repliesToSubscribers }: { repliesToSubscribers: boolean },
): readonly Visibility[] {
  if (!parent) return TOP_LEVEL
  switch (parent.visibility) {
    case 'public':
      return repliesToSubscribers ? TOP_LEVEL : ['public', 'private', 'direct']
    case 'private':
      return parent.authorId === viewerId ? ['private', 'conversation', 'direct'] : ['conversation', 'direct']
    case 'subscribers':
    case 'conversation':
      return ['conversation', 'direct']
    default:
      return ['direct'] // direct, and any unknown audience: the narrowest one is safe
  }
}

/** Returns the preferred audience if it is allowed, else the first allowed one. */
export const defaultVisibility = (allowed: readonly Visibility[], preferred: Visibility): Visibility =>
  allowed.includes(preferred) ? preferred : (allowed[0] ?? 'direct')
