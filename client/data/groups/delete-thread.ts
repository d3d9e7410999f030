/**
 * Deletes threads of a group, as its moderator (docs/spec/groups.md#moderate-a-group,
 * docs/server/threads.md#delete-a-thread).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteThread } from '#contract/endpoints/groups.ts'
import type { Post } from '#contract/entities/post.ts'
import { call } from '../connection/api.ts'
import { isNotFound } from '../connection/api-error.ts'
import { forgetPosts } from '../posts/forget-posts.ts'
import { postsBelow, showGone } from '../posts/removed.ts'
import { tellTabs } from '../tabs/tell-tabs.ts'

/**
 * Deletes the thread of a post. Calls `prepare` with the ids of its posts before they leave the lists. One
 * that another device has deleted before counts as deleted.
 */
export function useDeleteThread(
  { id, conversation }: Pick<Post, 'id' | 'conversation'>,
  prepare: (gone: ReadonlySet<string>) => Promise<void>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call(deleteThread, { params: { id } })
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: async () => {
      const change = { kind: 'gone', postId: conversation?.root_id ?? id, parentId: null } as const
      await prepare(postsBelow(client, change.postId))
      const gone = showGone(client, change)
      tellTabs(client, change)
      void forgetPosts(client, gone)
    },
  })
}
