/** Tells whether the viewer has muted the author of a post (docs/spec/posts.md#muted-authors). */
import type { Post } from '#contract/entities/post.ts'
import { useRelationship } from './relationships.ts'

/**
 * Returns whether the author is muted. Uses the post until the relationship is known: it is newer after a
 * press on Mute or Undo.
 */
export const useIsMuted = ({ account, hidden }: Pick<Post, 'account' | 'hidden'>) =>
  useRelationship(account.id)?.muting ?? hidden
