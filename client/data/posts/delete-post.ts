/**
 * Deletes posts, with all replies below them (docs/spec/post-actions.md#delete,
 * docs/spec/groups.md#moderate-a-group, docs/spec/lists.md#a-deletion-whose-answer-is-lost).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePostAsAdmin } from '#contract/endpoints/admin.ts'
import { deletePostAsModerator } from '#contract/endpoints/groups.ts'
import { getPost } from '#contract/endpoints/posts.ts'
import { deletePost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import type { DeletingRole } from '#domain/post/deleting-role.ts'
import { call } from '../connection/api.ts'
import { deleteOnce, ifMissing } from '../connection/delete-once.ts'
import { lookForPost, takeOffEverywhere } from './look-for-post.ts'
import { postsBelow } from './removed.ts'

/** Is called with the ids of the posts before they leave the lists. */
type Prepare = (gone: ReadonlySet<string>) => Promise<void>

/** Deletes a post and what is below it. */
export function useDeletePost(post: Pick<Post, 'id' | 'in_reply_to_id'>, prepare: Prepare) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (role: DeletingRole) => removeFromServer(role, post.id),
    onSuccess: (isAnswered) => showDeleted(client, post, isAnswered, prepare),
  })
}

/**
 * Deletes the whole thread of a post, as a moderator of its group. The server deletes what is below the post
 * that is named, so the first one is (docs/server/threads.md#delete-a-thread).
 */
export function useDeleteThread({ id, conversation }: Pick<Post, 'id' | 'conversation'>, prepare: Prepare) {
  const client = useQueryClient()
  const root = { id: conversation?.root_id ?? id, in_reply_to_id: null }
  return useMutation({
    mutationFn: () => removeFromServer('moderator', root.id, id),
    onSuccess: (isAnswered) => showDeleted(client, root, isAnswered, prepare),
  })
}

/**
 * Deletes a post on the server, unless it is gone already. Returns whether the server has just deleted it.
 * Where that has to be asked for, `below` has to be gone too: a moderator may not see the first post of a
 * thread that is there.
 */
export function removeFromServer(role: DeletingRole, id: string, below = id): Promise<boolean> {
  const params = { id }
  const send = async () => {
    if (role === 'author') await call(deletePost, { params })
    else if (role === 'admin') await call(deletePostAsAdmin, { params })
    else await call(deletePostAsModerator, { params })
    return true
  }
  return deleteOnce(send, async () => {
    for (const one of new Set([id, below])) {
      const isGone = await ifMissing(() => call(getPost, { params: { id: one } }), true)
      if (isGone === null) return null
    }
    return false
  })
}

async function showDeleted(
  client: QueryClient,
  { id, in_reply_to_id }: Pick<Post, 'id' | 'in_reply_to_id'>,
  isAnswered: boolean,
  prepare: Prepare,
): Promise<void> {
  await prepare(postsBelow(client, id))
  takeOffEverywhere(client, { postId: id, parentId: isAnswered ? in_reply_to_id : null })
  // Where another device has deleted it, its parent may have been counted anew.
  if (!isAnswered && in_reply_to_id !== null) void lookForPost(client, in_reply_to_id)
}
