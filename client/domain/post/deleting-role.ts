/**
 * Decides as what somebody may delete a post (docs/spec/post-actions.md#conditions-of-the-actions,
 * docs/spec/groups.md#moderate-a-group).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Post } from '#contract/entities/post.ts'
import { isAdmin } from '../session/permission.ts'

/** The role in which somebody deletes a post. Each has a call of its own. */
export type DeletingRole = 'author' | 'admin' | 'moderator'

/** Returns as what the viewer may delete a post; null for who may not. */
export function deletingRole(
  { account, conversation }: Pick<Post, 'account' | 'conversation'>,
  viewer: Account | null,
): DeletingRole | null {
  if (viewer === null) return null
  if (viewer.id === account.id) return 'author'
  if (isAdmin(viewer)) return 'admin'
  return conversation?.can_moderate ? 'moderator' : null
}

/** Returns whether a post is the first of its thread, as far as anybody has said. */
export const isFirst = ({
  id,
  in_reply_to_id,
  conversation,
}: Pick<Post, 'id' | 'in_reply_to_id' | 'conversation'>) =>
  conversation?.root_id ? conversation.root_id === id : in_reply_to_id === null
