/**
 * Actions on a post that are not toggles (docs/spec/post-actions.md#delete,
 * docs/spec/post-actions.md#save-to-the-storage-network).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePostAsAdmin } from '#contract/endpoints/admin.ts'
import { loadReplies, savePost } from '#contract/endpoints/post-actions.ts'
import { deletePost } from '#contract/endpoints/writing.ts'
import type { Post } from '#contract/entities/post.ts'
import { isKnownSince } from '#domain/instance.ts'
import { call } from '../connection/api.ts'
import { isNotFound } from '../connection/api-error.ts'
import { useInstance } from '../connection/instance.ts'
import { renewProfiles } from '../people/renew-profiles.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { forgetPosts } from './forget-posts.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'
import { changePost } from './post-cache.ts'
import { postsBelow, showGone } from './removed.ts'

/**
 * Deletes the viewer's own post, or any post as an administrator; its replies and reposts are deleted with
 * it. Calls `prepare` with the ids of these posts before they leave the lists. One that another device has
 * deleted before counts as deleted.
 */
export function useDeletePost(post: Post, prepare: (gone: ReadonlySet<string>) => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ asAdmin }: { asAdmin: boolean }) => {
      const params = { id: post.id }
      try {
        await (asAdmin ? call(deletePostAsAdmin, { params }) : call(deletePost, { params }))
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: async () => {
      const change = { kind: 'gone', postId: post.id, parentId: post.in_reply_to_id } as const
      await prepare(postsBelow(client, post.id))
      const gone = showGone(client, change)
      tellTabs(client, change)
      renewProfiles(client, [post.account.id])
      void forgetPosts(client, gone)
    },
  })
}

/** Saves the viewer's own public post to the storage network. */
export function useSavePost(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(savePost, { params: { id } }),
    onSuccess: ({ ipfs_cid: cid }) => {
      showSaved(client, id, cid)
      tellTabs(client, { kind: 'save', postId: id, cid })
    },
    onError: (error) => lookAfterRefusal(client, id, error),
  })
}

/** Shows that a post is in the storage network. */
export const showSaved = (client: QueryClient, id: string, cid: string | null) =>
  changePost(client, id, (post) => ({ ...post, ipfs_cid: cid }))

/**
 * Returns the mutation that asks the server to load what is missing around a remote post. For administrators.
 * It arrives at the server later.
 */
export function useLoadReplies(id: string) {
  const version = useInstance()?.version ?? ''
  return useMutation({ mutationFn: () => askForReplies(id, version) })
}

/**
 * Asks for the replies to the post, and servers from 5.5 on for the whole conversation too. Both, because not
 * every server elsewhere tells what belongs to a conversation (docs/spec/post-actions.md#load-replies).
 */
export async function askForReplies(id: string, version: string): Promise<void> {
  // Newer servers insist on a JSON body, older ones ignore it.
  await call(loadReplies, { params: { id }, body: {} })
  if (isKnownSince(version, 5, 5)) await call(loadReplies, { params: { id }, body: { use_context: true } })
}
