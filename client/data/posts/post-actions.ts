/**
 * Actions on a post that are not toggles (docs/spec/post-actions.md#delete,
 * docs/spec/post-actions.md#save-to-the-storage-network).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePostAsAdmin } from '#contract/endpoints/admin.ts'
import { loadReplies, savePost } from '#contract/endpoints/post-actions.ts'
import { deletePost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { call } from '../connection/api.ts'
import { changePost } from './post-cache.ts'
import { postsBelow, removePosts } from './removed.ts'

/**
 * Changes the number of replies shown for a post. The server does not send the new count
 * (docs/server/writing.md#counts-of-the-parent).
 */
export function countReply(client: QueryClient, parentId: string | null, by: 1 | -1): void {
  if (parentId === null) return
  changePost(client, parentId, (parent) => ({
    ...parent,
    replies_count: Math.max(0, parent.replies_count + by),
  }))
}

/**
 * Deletes the viewer's own post, or any post as an administrator; its replies and reposts are deleted with it. Calls `prepare`
 * with the ids of these posts before they leave the lists.
 */
export function useDeletePost(post: Post, prepare: (gone: ReadonlySet<string>) => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ asAdmin }: { asAdmin: boolean }) => {
      const params = { id: post.id }
      await (asAdmin ? call(deletePostAsAdmin, { params }) : call(deletePost, { params }))
    },
    onSuccess: async () => {
      const gone = postsBelow(client, post.id)
      await prepare(gone)
      removePosts(client, gone)
      countReply(client, post.in_reply_to_id, -1)
    },
  })
}

/** Saves the viewer's own public post to the storage network. */
export function useSavePost(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(savePost, { params: { id } }),
    onSuccess: ({ ipfs_cid }) => changePost(client, id, (post) => ({ ...post, ipfs_cid })),
  })
}

/** Asks the server to load the replies of a remote post. For administrators. The replies arrive at the server later. */
export const useLoadReplies = (id: string) =>
  useMutation({
    // Newer servers insist on a JSON body, older ones ignore it (docs/spec/post-actions.md#load-replies).
    mutationFn: () => call(loadReplies, { params: { id }, body: {} }),
  })
