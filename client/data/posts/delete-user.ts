/**
 * Deletes people, for administrators (docs/spec/administration.md#delete-a-user,
 * docs/server/administration.md#delete-an-account).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getAccount } from '#contract/endpoints/accounts.ts'
import { deleteAccountAsAdmin } from '#contract/endpoints/admin.ts'
import { call } from '../connection/api.ts'
import { deleteOnce, ifMissing } from '../connection/delete-once.ts'
import { takePersonAway } from './person-gone.ts'

/** Deletes an account. Calls `onDeleted` before its posts leave the lists. */
export function useDeleteUser(accountId: string, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const params = { id: accountId }
      return deleteOnce(
        () => call(deleteAccountAsAdmin, { params }),
        () => ifMissing(() => call(getAccount, { params }), undefined),
      )
    },
    onSuccess: () => {
      onDeleted()
      takePersonAway(client, accountId)
    },
  })
}
