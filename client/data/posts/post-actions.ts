/**
 * Saves posts to the storage network and loads what is missing around them
 * (docs/spec/post-actions.md#save-to-the-storage-network, docs/spec/post-actions.md#load-replies).
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { loadReplies, savePost } from '#contract/endpoints/post-actions.ts'
import { isKnownSince } from '#domain/instance.ts'
import { call } from '../connection/api.ts'
import { useInstance } from '../connection/instance.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'
import { lookAfterRefusal } from './look-after-refusal.ts'
import { changePost } from './post-cache.ts'

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
