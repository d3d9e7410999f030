/** Mutes people (docs/spec/relationships.md#muting). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { muteAccount, unmuteAccount } from '#contract/endpoints/account-actions.ts'
import { call } from '../connection/api.ts'
import { relationshipQuery } from '../people/relationships.ts'
import { THREADS } from './threads.ts'

/** Mutes or unmutes an account. */
export function useMute(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call(on ? muteAccount : unmuteAccount, { params: { id: accountId } }),
    onSuccess: (relationship, on) => {
      client.setQueryData(relationshipQuery(accountId).queryKey, relationship)
      // Threads that were loaded in between lack the posts of this person.
      if (!on) void client.invalidateQueries({ queryKey: THREADS })
    },
  })
}
