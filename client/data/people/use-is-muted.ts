/** Whether the viewer has muted the author of a post (decisions "`hidden`"). */
import type { Post } from '#contract/entities/post.ts'
import { useRelationship } from './relationships.ts'

/** Reads it from the post, from the first frame on; what is known of the author since, after Mute or Undo, counts more. */
export const useIsMuted = ({ account, hidden }: Pick<Post, 'account' | 'hidden'>) =>
  useRelationship(account.id)?.muting ?? hidden
