/**
 * Deletes people, for administrators (docs/spec/administration.md#delete-a-user,
 * docs/server/administration.md#delete-an-account).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAccountAsAdmin } from '#contract/endpoints/admin.ts'
import { call } from '../connection/api.ts'
import { isNotFound } from '../connection/api-error.ts'
import { takePersonAway } from './person-gone.ts'

/** Deletes an account. Calls `onDeleted` before its posts leave the lists. */
export function useDeleteUser(accountId: string, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call(deleteAccountAsAdmin, { params: { id: accountId } })
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: () => {
      onDeleted()
      takePersonAway(client, accountId)
    },
  })
}
