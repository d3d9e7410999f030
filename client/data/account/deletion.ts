/**
 * Deletes the viewer's account and all that is stored here of it (docs/spec/account.md#delete-the-account).
 */
import { useMutation } from '@tanstack/react-query'
import { getAccount } from '#contract/endpoints/accounts.ts'
import { deleteAccount as deleteOnServer } from '#contract/endpoints/credentials.ts'
import { call } from '../connection/api.ts'
import { ApiError, isNotFound } from '../connection/api-error.ts'
import { currentToken } from '../connection/token.ts'
import { leave } from './leave.ts'

/**
 * Deletes an account, and then ends its session as signing out does. Deletes nothing here when the server
 * refuses.
 */
export async function deleteAccount(accountId: string): Promise<void> {
  const token = currentToken()
  try {
    await call(deleteOnServer, {})
  } catch (error) {
    // The answer may have been lost. Whoever tries again then has no session any more.
    if (!(await isGone(accountId))) throw error
  }
  await leave(true, accountId, token)
}

/**
 * Returns whether the server says that it has no such account. A 404 without its words comes from something
 * before it, which knows nothing of accounts.
 */
async function isGone(id: string): Promise<boolean> {
  try {
    await call(getAccount, { params: { id } })
    return false
  } catch (error) {
    return isNotFound(error) && error instanceof ApiError && error.words !== null
  }
}

export const useDeleteAccount = (accountId: string) =>
  useMutation({ mutationFn: () => deleteAccount(accountId) })
