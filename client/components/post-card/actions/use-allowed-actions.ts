import type { Post } from '#contract/entities/post.ts'
import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { allowedActions, type PostAction } from '#domain/post/post-action.ts'
import { preferencesOf } from '#domain/preference.ts'

/** Returns the actions that the viewer may take on a post. */
export function useAllowedActions(post: Post): ReadonlySet<PostAction> {
  const viewer = useViewer()
  const instance = useInstance()
  const relationship = useRelationship(post.account.id)
  const { defaultVisibility } = preferencesOf(viewer)
  return allowedActions(post, { viewer, instance, relationship, defaultVisibility })
}
