/**
 * Deletes people, for administrators (docs/spec/administration.md#delete-a-user,
 * docs/server/administration.md#delete-an-account).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAccountAsAdmin } from '#contract/endpoints/admin.ts'
import { call } from '../connection/api.ts'
import { markStale } from '../lists/lists.ts'
import { changePosts } from './post-cache.ts'

/** Deletes an account. Calls `leave` before its posts leave the lists: its page is gone then too. */
export function useDeleteUser(accountId: string, leave: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(deleteAccountAsAdmin, { params: { id: accountId } })
    },
    onSuccess: () => {
      leave()
      changePosts(client, (post) => (post.account.id === accountId ? null : post))
      client.removeQueries({ queryKey: ['profile'], type: 'inactive' })
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['accounts'] })) {
        markStale(client, queryKey)
      }
    },
  })
}
